import { Module } from '@nestjs/common';
import { GetEvidenceHandler } from './evidence.query.js';
import { ExceptionHistory } from './exception-history.js';
import { ExceptionsEndpoint } from './exceptions.endpoint.js';
import { ExceptionsModule } from './exceptions.module.js';
import { GetExceptionDetailHandler, GetExceptionHandler, ListExceptionsHandler } from './exceptions.query.js';
import { ToldExceptions } from './told-exceptions.js';

@Module({
  imports: [ExceptionsModule],
  controllers: [ExceptionsEndpoint],
  providers: [
    ToldExceptions,
    ExceptionHistory,
    ListExceptionsHandler,
    GetExceptionHandler,
    GetExceptionDetailHandler,
    GetEvidenceHandler,
  ],
})
export class ExceptionsApiModule {}
