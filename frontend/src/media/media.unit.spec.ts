import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { press, screenshots } from './media.js';

const inPublic = (address: string) => join(__dirname, '../../public', address);

it('has six screenshots, each with a title, at the addresses of the specification', () => {
  expect(screenshots.map(({ src }) => src)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `/api/screenshots/screenshot${number}.jpeg`),
  );
  for (const { src, caption, alt } of screenshots) {
    const file = readFileSync(inPublic(src.replace('/api/', '/media/')));
    expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect([caption, alt]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  }
});

it('hands out PNG screenshots of 1920 by 1080, and every file as long as it says', () => {
  for (const { href } of press.screenshots) {
    const file = readFileSync(inPublic(href));
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1920, 1080]);
  }
  for (const { href, bytes } of [...press.screenshots, press.archive, press.film, press.logos])
    expect(statSync(inPublic(href)).size).toBe(bytes);
});
