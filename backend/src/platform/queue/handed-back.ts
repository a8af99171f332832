/** Thrown by a handler of a job: it waits again at once, as the first of its kind, and another process takes it. */
export class HandedBack extends Error {}
