import { attachmentName } from './save-file.js';

it.each([
  ['attachment; filename="camille.epub"', 'camille.epub'],
  ['attachment; filename=camille.epub', 'camille.epub'],
  ['attachment; filename="oda.md"; filename*=UTF-8\'\'%E7%B9%94%E7%94%B0.md', '織田.md'],
  ['attachment; filename="say \\"no\\".html"', 'say "no".html'],
  ['attachment; filename*=UTF-8\'\'%E7%B9; filename="plain.md"', 'plain.md'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', 'story.md'],
  [null, 'story.md'],
])('reads the name of %j', (header, name) => expect(attachmentName(header, 'story.md')).toBe(name));
