import { existsSync } from 'node:fs';
import path from 'node:path';
import { runbooks } from './runbooks.js';

const folder = path.resolve('../docs/runbooks');

it.each(runbooks)('%s is a page', (page) => expect(existsSync(path.join(folder, `${page}.md`))).toBe(true));
