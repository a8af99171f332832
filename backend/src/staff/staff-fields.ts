/** What staff type in, as fields of a request. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { staffPasswordRules } from '@rubicon/contracts';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsNotEasilyGuessed } from '../accounts/index.js';

const { minLength, tooShort, maxLength, tooLong, tooCommon } = staffPasswordRules;

export const IsNewStaffPassword = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength, maxLength }),
    IsNotEasilyGuessed({ message: tooCommon }),
    MaxLength(maxLength, { message: tooLong }),
    MinLength(minLength, { message: tooShort }),
    IsString({ message: tooShort }),
  );

/** Must be there; what it is, only who keeps it can say. @param what begins the sentence "… is required" */
export const IsTyped = (what: string, most: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: most }),
    MaxLength(most, { message: `${what} is too long` }),
    MinLength(1, { message: `${what} is required` }),
    IsString({ message: `${what} is required` }),
  );

export const NAME_MAX = 254;
export const CODE_MAX = 20;
export const TOKEN_MAX = 100;
export const PASSWORD_MAX = maxLength;
