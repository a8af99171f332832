/** Loaded before a program of Node (`--import`): its clock is `CLOCK_BEHIND_MS` behind, as if it ran so long ago. */
const behindMs = Number(process.env.CLOCK_BEHIND_MS);
const now = Date.now.bind(Date);

Date.now = () => now() - behindMs;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, target) =>
    Reflect.construct(date, given.length === 0 ? [date.now()] : given, target),
});
