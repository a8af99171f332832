/** The calls of the desks in the terms of openapi-fetch, until the API's own description (schema.ts) has them. */
import type {
  ActPlan,
  ActRequest,
  Complaint,
  DeclineActRequest,
  FoundPlayerList,
  OpenGrantRequest,
  PlayerCard,
  Problem,
  Proof,
  ReplayFrame,
  ReplayStops,
  StaffAct,
  StaffActList,
  StaffConfirmAnswer,
  StaffConfirmRequest,
  StaffJoinAnswer,
  StaffJoinRequest,
  StaffMe,
  StaffReport,
  StaffReportPage,
  StaffSessionList,
  StaffSignInRequest,
  TextGrant,
  TimelineDetail,
  TimelinePage,
} from '@rubicon/contracts';

/** @typeParam Parts query, header and path of the call, as far as it has any */
type Call<Answer, Parts = unknown, Body = never> = {
  parameters: Parts;
  responses: {
    200: { headers: Record<string, unknown>; content: { 'application/json': Answer } };
    default: { headers: Record<string, unknown>; content: { 'application/problem+json': Problem } };
  };
} & ([Body] extends [never]
  ? { requestBody?: never }
  : { requestBody: { content: { 'application/json': Body } } });
interface OfPlayer {
  path: { playerId: string };
}
interface OfAct {
  path: { playerId: string; actId: string };
}
interface OfReport {
  path: { reportId: string };
}
interface SentTwice {
  header: { 'Idempotency-Key': string };
}

export interface StaffPaths {
  '/api/staff/me': { get: Call<StaffMe> };
  '/api/staff/sign-in': { post: Call<StaffMe, unknown, StaffSignInRequest> };
  '/api/staff/sign-out': { post: Call<void> };
  '/api/staff/join': { post: Call<StaffJoinAnswer, unknown, StaffJoinRequest> };
  '/api/staff/join/confirm': { post: Call<StaffConfirmAnswer, unknown, StaffConfirmRequest> };
  '/api/staff/sessions': { get: Call<StaffSessionList> };
  '/api/staff/sessions/{sessionId}': { delete: Call<void, { path: { sessionId: string } }> };
  '/api/staff/recovery-codes': { post: Call<StaffConfirmAnswer, unknown, { currentPassword: string }> };
  '/api/staff/password': {
    post: Call<void, unknown, { currentPassword: string; newPassword: string }>;
  };
  '/api/staff/players': { get: Call<FoundPlayerList, { query: { q: string } }> };
  '/api/staff/players/{playerId}': { get: Call<PlayerCard, OfPlayer> };
  '/api/staff/players/{playerId}/grant': {
    post: Call<TextGrant, OfPlayer, OpenGrantRequest>;
    delete: Call<void, OfPlayer>;
  };
  '/api/staff/players/{playerId}/timeline': {
    get: Call<TimelinePage, OfPlayer & { query?: { before?: string; limit?: number; kinds?: string } }>;
  };
  '/api/staff/players/{playerId}/timeline/{position}': {
    get: Call<
      TimelineDetail,
      { path: { playerId: string; position: string }; query?: { letterId?: string } }
    >;
  };
  '/api/staff/players/{playerId}/replay': { get: Call<ReplayStops, OfPlayer> };
  '/api/staff/players/{playerId}/replay/{position}': {
    get: Call<ReplayFrame, { path: { playerId: string; position: string }; query?: { gameId?: string } }>;
  };
  '/api/staff/players/{playerId}/proofs/{complaint}': {
    get: Call<Proof, { path: { playerId: string; complaint: Complaint } }>;
  };
  '/api/staff/players/{playerId}/acts': {
    get: Call<StaffActList, OfPlayer>;
    post: Call<StaffAct, OfPlayer & SentTwice, ActRequest>;
  };
  '/api/staff/players/{playerId}/acts/plan': { post: Call<ActPlan, OfPlayer, ActRequest> };
  '/api/staff/players/{playerId}/acts/{actId}/approve': { post: Call<StaffAct, OfAct> };
  '/api/staff/players/{playerId}/acts/{actId}/decline': { post: Call<StaffAct, OfAct, DeclineActRequest> };
  '/api/staff/players/{playerId}/acts/{actId}/withdraw': { post: Call<StaffAct, OfAct> };
  '/api/staff/acts': { get: Call<StaffActList, { query?: { state?: 'waiting' } }> };
  '/api/staff/reports': {
    get: Call<StaffReportPage, { query?: { state?: 'open' | 'taken' | 'answered'; before?: string } }>;
  };
  '/api/staff/reports/{reportId}/take': { post: Call<StaffReport, OfReport> };
  '/api/staff/reports/{reportId}/hand-back': { post: Call<StaffReport, OfReport> };
}
