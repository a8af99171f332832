import type { ActRequest, ReportState, StaffReport } from '@rubicon/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from '../lib/staff-api.js';

/** Reported turns in one state, a page at a time, newest first. */
export const reportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: ['reports', state],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        staffApi.GET('/api/staff/reports', {
          params: { query: { state, ...(pageParam === null ? {} : { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });

export function takeReport({ reportId }: StaffReport): Promise<StaffReport> {
  return answerOf(staffApi.POST('/api/staff/reports/{reportId}/take', { params: { path: { reportId } } }));
}

export function handBackReport({ reportId }: StaffReport): Promise<StaffReport> {
  return answerOf(
    staffApi.POST('/api/staff/reports/{reportId}/hand-back', { params: { path: { reportId } } }),
  );
}

export interface ReportAnswer {
  readonly letter: string;
  readonly reason: string;
}

/** The act that it is. */
export function answering(reportId: string, { letter, reason }: ReportAnswer): ActRequest {
  return { act: { kind: 'answer_report', reportId }, reason: reason.trim(), letter: letter.trim() };
}
