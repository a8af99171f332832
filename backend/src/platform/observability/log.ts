/**
 * JSON log lines. Never personal text: no username, email, prompt, narrative, request body or authorization header. The
 * correlation id of the request or job under way is added by itself.
 */
export type LogFields = Readonly<Record<string, unknown>>;

export abstract class Log {
  abstract debug(message: string, fields?: LogFields): void;
  abstract info(message: string, fields?: LogFields): void;
  abstract warn(message: string, fields?: LogFields): void;
  /** @param fields an error goes in as `error` */
  abstract error(message: string, fields?: LogFields): void;
  /** A log whose lines carry `component`. */
  abstract for(component: string): Log;
}
