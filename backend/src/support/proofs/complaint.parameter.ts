import type { PipeTransform } from '@nestjs/common';
import { complaints, type Complaint } from '@rubicon/contracts';
import { invalidRequest } from '../../platform/refusals/index.js';

export const complaintParameter: PipeTransform<string, Complaint> = {
  transform(given) {
    const complaint = complaints.find((each) => each === given);
    if (!complaint)
      throw invalidRequest({ complaint: [`complaint must be one of ${complaints.join(', ')}.`] });
    return complaint;
  },
};
