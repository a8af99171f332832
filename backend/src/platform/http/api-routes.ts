/** The API's operations as they are declared, each by the name of the method that answers it: the operation's id. */
import type { INestApplication, Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';

type Handler = () => unknown;

export class ApiRoute {
  private static readonly reflector = new Reflector();

  constructor(
    private readonly controller: Type,
    private readonly handler: Handler,
  ) {}

  /** What a decorator said of it, or of all operations of its controller. */
  said<T>(key: symbol): T | undefined {
    return ApiRoute.reflector.getAllAndOverride<T | undefined>(key, [this.handler, this.controller]);
  }
}

/** @throws Error when two operations have one name */
export function apiRoutes(app: INestApplication): ReadonlyMap<string, ApiRoute> {
  const routes = new Map<string, ApiRoute>();
  for (const controller of controllersOf(app))
    for (const [name, handler] of handlersOf(controller)) {
      if (routes.has(name)) throw new Error(`Two operations of the API are called ${name}.`);
      routes.set(name, new ApiRoute(controller, handler));
    }
  return routes;
}

function controllersOf(app: INestApplication): Type[] {
  const discovery = new DiscoveryService(app.get(ModulesContainer));
  return discovery.getControllers().map(({ metatype }) => metatype as Type);
}

function handlersOf(controller: Type): [string, Handler][] {
  const methods = controller.prototype as Readonly<Record<string, Handler>>;
  return new MetadataScanner()
    .getAllMethodNames(methods)
    .map((name): [string, Handler] => [name, methods[name]!])
    .filter(([, handler]) => Reflect.hasMetadata(METHOD_METADATA, handler));
}
