import { Module } from '@nestjs/common';
import { ExceptionsModule } from '../exceptions/index.js';
import { ActOnExceptionHandler } from './act-on-exception.handler.js';
import { ExceptionActsEndpoint } from './exception-acts.endpoint.js';

/** What auditors do about exceptions: taken, explained, accepted by another. */
@Module({
  imports: [ExceptionsModule],
  controllers: [ExceptionActsEndpoint],
  providers: [ActOnExceptionHandler],
})
export class ExceptionActsApiModule {}
