import { clientRoutes } from '@rubicon/contracts';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes.js';

function pathsOf(objects: readonly RouteObject[]): string[] {
  return objects.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

it('knows the addresses that the server answers with a page, and no other', () => {
  expect(pathsOf(routes).sort()).toEqual([...clientRoutes, '*'].sort());
});
