/**
 * Bull Board's server, with what only reads: none of its calls that change something is there. Its page asks nobody but us: what it would fetch from
 * elsewhere, a font, is taken out of it. It stands behind an endpoint of ours, which knows who may come here.
 */
import type { AppControllerRoute, AppViewRoute } from '@bull-board/api/typings/app';
import { ExpressAdapter } from '@bull-board/express';
import type { Log } from '../../platform/observability/index.js';
import { answered } from '../../platform/queue/index.js';

/** Of any kind: a style, a font, a connection made ahead. Its own it names relative to its base. */
const LINK_TO_ELSEWHERE = /<link\b[^>]*\shref=["']?(?:https?:)?\/\/[^>]*>/gi;

export class BoardServer extends ExpressAdapter {
  constructor(
    /** Where it is found: `/some/path`. */
    readonly path: string,
    private readonly log: Log,
  ) {
    super();
    this.setBasePath(path);
    this.app.disable('x-powered-by');
  }

  get application(): typeof this.app {
    return this.app;
  }

  override setApiRoutes(routes: AppControllerRoute[]): this {
    super.setApiRoutes(routes.filter(({ method }) => method === 'get').map(inTime));
    return this;
  }

  override setEntryRoute(entry: AppViewRoute): this {
    this.app[entry.method](entry.route, (_request, response, next) => {
      const { name, params } = entry.handler({ basePath: this.basePath, uiConfig: this.uiConfig });
      response.render(name, params, (error: Error | null, page?: string) => {
        if (error) return next(error);
        response.type('html').send(page?.replace(LINK_TO_ELSEWHERE, ''));
      });
    });
    return this;
  }

  /** What was thrown names the queue's server, or worse: it goes into the log. */
  override setErrorHandler(): this {
    return super.setErrorHandler((error) => {
      this.log.warn('the queue could not be shown', { error });
      return {
        status: 500,
        body: { error: { key: 'ERRORS.INTERNAL_SERVER_ERROR' }, message: 'The queue cannot be read now.' },
      };
    });
  }
}

/** A queue that is away leaves nobody waiting. */
function inTime(route: AppControllerRoute): AppControllerRoute {
  return { ...route, handler: (request) => answered(Promise.resolve(route.handler(request))) };
}
