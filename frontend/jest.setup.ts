import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A screen is a chunk of its own, compiled when a test first asks for it: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 15_000 });

// jsdom leaves these out; Radix calls them on every pointer and layout change.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// Everything is on the screen, and nobody asked for stillness.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly seen: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.seen([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
// Pictures are drawn on nothing: jsdom has no canvas.
const drawing = new Proxy<Record<PropertyKey, unknown>>(
  {},
  { get: (drawn, name) => drawn[name] ?? (() => ({ width: 0 })) },
);
Object.assign(HTMLCanvasElement.prototype, { getContext: () => drawing });
Object.assign(globalThis, {
  Path2D: class {
    addPath(): void {}
    moveTo(): void {}
    lineTo(): void {}
    rect(): void {}
    arc(): void {}
    closePath(): void {}
  },
});
// A film starts and stops at once, without pictures.
HTMLMediaElement.prototype.play = function play() {
  this.dispatchEvent(new Event('play'));
  return Promise.resolve();
};
HTMLMediaElement.prototype.pause = function pause() {
  this.dispatchEvent(new Event('pause'));
};
