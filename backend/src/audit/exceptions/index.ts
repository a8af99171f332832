export { sidesOfPayment } from './evidence-sides.js';
export { AuditExceptionBody } from './exceptions.answers.js';
export { ExceptionsModule } from './exceptions.module.js';
export { GetException } from './exceptions.query.js';
export { Exceptions, type StandingException } from './exceptions.js';
export { exceptionIdParameter } from './id-parameters.js';
export { moneyOf } from './provider-differences.js';
