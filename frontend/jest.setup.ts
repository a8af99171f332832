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
