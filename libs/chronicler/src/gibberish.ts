/** Whether words are words: by letters that can stand together, since no dictionary knows every name. */

/** What a word of the languages that players write in may begin and end with, before and after its vowels. */
const onset =
  /^(?:[bcdfghjklmnpqrstvwxyz]|[bcfgkptvd]r|[bcfgkps]l|s[ckmnptwq]|s[cpt]r|spl|squ|sch|[cgkpstwrz]h|th[rw]|shr|chr|phr|wr|kn|gn|ps|ts|tw|dw|qu|kw|gu|dj|my|ky|ry|gy|hy|ny|zh|mc|ll)?$/i;
const coda =
  /^(?:[bcdfgklmnprstvxzhwyj]|[lrn][bcdfgkmnpstvz]|ll|ss|ff|zz|tt|dd|gg|nn|rr|mm|pp|bb|cc|ck|sh|ch|th|ph|gh|ng|ngs|nk|nks|nt|nts|nd|nds|mp|mps|mb|lk|ld|lds|lt|lts|lf|rk|rks|rd|rds|rt|rts|rm|rms|rn|rns|st|sts|sk|sks|sp|ft|fts|pt|pts|ct|cts|xt|ght|ghts|nch|tch|rch|lch|rth|nth|lth|fth|ngth|mpt|rst|nst|lves|ws|wn|wl|wd|cks|ks|ps|bs|ds|gs|ls|ms|ns|rs|ts|hs|ys|dg|rg|lg|rl|rld|rls|sm|thm|ths|rp|rps|lm|gn|gns|tz|mn|rf|rsh|rve|qu)?$/i;

/** One word, so often. */
const BABBLE_WORDS = 5;

export function isGibberish(plain: string): boolean {
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  const sound = words.filter(isWord).length;
  const distinct = new Set(words.map((word) => word.toLowerCase())).size;
  return (
    (words.length >= BABBLE_WORDS && distinct === 1) ||
    sound < words.length * 0.6 ||
    (words.length < 3 && words.every((word) => /^(.{1,3})\1{2,}/iu.test(word)))
  );
}

function isWord(word: string): boolean {
  if (/^(i|a|o|hmm|mr|mrs|st|dr|mme)$/i.test(word)) return true;
  if (!/^[\p{Script=Latin}]+$/u.test(word)) return false;
  if (word.length > 20) return false;
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[œæ]/gi, 'e');
  const [, first = '', last = ''] = /^([^aeiouy]*)[aeiouy].*?([^aeiouy]*)$/i.exec(bare) ?? [];
  if (!/[aeiouy]/i.test(bare)) return false;
  return onset.test(first) && coda.test(last) && !/[aeiou]{4}|[^aeiouy]{5}|(.)\1\1/i.test(bare);
}
