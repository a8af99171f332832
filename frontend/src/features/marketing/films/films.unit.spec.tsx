import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { film } from '../../../media/media.js';
import { IntroFilm } from './intro-film.js';
import { LoopingFilm } from './looping-film.js';

let observers: { seen: (onScreen: boolean) => void }[] = [];
const everythingSeen = globalThis.IntersectionObserver;
const anyMotion = window.matchMedia;

/** What is on the screen, and what the reader wants, are the browser's to say: here the test does. */
beforeEach(() => {
  observers = [];
  globalThis.IntersectionObserver = class extends everythingSeen {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      observers.push({
        seen: (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this),
      });
    }
    override observe(): void {}
  };
});
afterEach(() => {
  globalThis.IntersectionObserver = everythingSeen;
  window.matchMedia = anyMotion;
});
const scrolledTo = (onScreen = true) => act(() => observers.forEach(({ seen }) => seen(onScreen)));

function watchPlaying(): string[] {
  const log: string[] = [];
  for (const event of ['play', 'pause'] as const)
    document.querySelector('video')!.addEventListener(event, () => log.push(event));
  return log;
}

describe('the intro film', () => {
  const overlay = () => screen.queryByRole('button', { name: /Play the film/ });

  it('loads nothing until it is seen', () => {
    render(<IntroFilm />);
    const video = screen.getByLabelText(film('rubicon').alt);
    expect(video).toHaveAttribute('preload', 'none');
    const worlds = () => overlay()!.querySelectorAll('[data-era] > svg');
    expect(worlds()).toHaveLength(0);
    scrolledTo();
    expect(worlds()).toHaveLength(3);
    expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'video/webm',
      'video/mp4',
    ]);
  });

  it('plays on a click of the overlay, which then goes for good', async () => {
    render(<IntroFilm />);
    scrolledTo();
    const log = watchPlaying();
    await userEvent.click(overlay()!);
    expect(log).toEqual(['play']);
    expect(overlay()).toBeNull();
    fireEvent.pause(document.querySelector('video')!);
    expect(overlay()).toBeNull();
    expect(document.querySelector('video')).toHaveAttribute('controls');
  });

  it('takes the overlay away when it starts by other means', () => {
    render(<IntroFilm />);
    fireEvent.play(document.querySelector('video')!);
    expect(overlay()).toBeNull();
  });
});

describe('a looping film', () => {
  it('is muted, loops, and has words for a browser without films', () => {
    render(<LoopingFilm name="rubicon" />);
    scrolledTo();
    const video = document.querySelector('video')!;
    expect(video.muted).toBe(true);
    expect(video).toHaveAttribute('loop');
    expect(video).toHaveTextContent('Your browser does not support the video tag.');
  });

  it('plays while it is on the screen, until it is paused', async () => {
    render(<LoopingFilm name="sengoku-japan" />);
    const log = watchPlaying();
    scrolledTo();
    expect(log).toEqual(['play']);
    scrolledTo(false);
    expect(log).toEqual(['play', 'pause']);
    scrolledTo();
    await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(log).toEqual(['play', 'pause', 'play', 'pause']);
    scrolledTo(false);
    scrolledTo();
    expect(log.filter((event) => event === 'play')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(log.at(-1)).toBe('play');
  });

  it('shows its poster to a reader who wants stillness, and plays when they say so', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as MediaQueryList;
    render(<LoopingFilm name="roman-republic" />);
    const log = watchPlaying();
    scrolledTo();
    expect(log).toEqual([]);
    expect(document.querySelector('video')).toHaveAttribute('poster', film('roman-republic').poster);
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(log).toEqual(['play']);
  });
});
