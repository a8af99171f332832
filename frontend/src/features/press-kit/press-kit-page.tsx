/** For journalists and creators: what it is, pictures, and files that really download (decision 40). */
import { Download as DownloadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RiverPlate } from '../../components/era/river-plate.js';
import { ContactLink } from '../../components/contact-link.js';
import { ScreenshotPicture } from '../../components/screenshot-picture.js';
import { Button } from '../../components/ui/button.js';
import { useItemView } from '../../lib/analytics/index.js';
import { press, screenshots, type Download } from '../../media/media.js';
import { pressKitStrings } from '../../strings/press-kit.js';
import { fileSize } from './file-size.js';

const { files } = pressKitStrings;
const packages = [
  { ...files.archive, file: press.archive },
  { ...files.film, file: press.film },
  { ...files.logos, file: press.logos },
];

export function PressKitPage() {
  useItemView('press_kit');
  return (
    <div className="page-width flex flex-col gap-16 pt-6 md:gap-24 md:pt-14">
      <section aria-labelledby="title" className="grid gap-x-14 gap-y-8 md:grid-cols-[7fr_4fr]">
        <div>
          <p className="eyebrow">{pressKitStrings.eyebrow}</p>
          <h1 id="title" className="display display-xl mt-2 md:text-poster md:leading-[1.02]">
            {pressKitStrings.title}
          </h1>
          <p className="measure mt-6 text-lead leading-relaxed">{pressKitStrings.pitch}</p>
        </div>
        <div className="overflow-hidden max-md:h-52">
          <RiverPlate className="h-full min-h-[26rem] w-full max-md:-mt-20" />
        </div>
      </section>

      <Chapter id="facts" title={pressKitStrings.keyFacts.title}>
        <dl className="border-t border-line-strong">
          {pressKitStrings.keyFacts.list.map(({ term, fact }) => (
            <div key={term} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </Chapter>

      <Chapter id="features" title={pressKitStrings.features.title}>
        <ul className="grid gap-x-10 border-t border-line-strong">
          {pressKitStrings.features.list.map((feature) => (
            <li key={feature} className="border-b border-line py-3">
              {feature}
            </li>
          ))}
        </ul>
      </Chapter>

      <section aria-labelledby="screenshots">
        <h2 id="screenshots" className="display display-lg">
          {pressKitStrings.screenshots.title}
        </h2>
        <p className="mt-2 text-ink-soft">{pressKitStrings.screenshots.text}</p>
        <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2">
          {screenshots.map((screenshot, index) => {
            const file = press.screenshots[index]!;
            return (
              <li key={screenshot.number}>
                <div className="plate p-2">
                  <ScreenshotPicture screenshot={screenshot} sizes="(min-width: 48rem) 33rem, 94vw" />
                </div>
                <div className="mt-3 flex items-start justify-between gap-4">
                  <div>
                    <h3 className="display display-md">{screenshot.caption}</h3>
                    <p className="text-note text-ink-soft">
                      {pressKitStrings.screenshots.file(
                        screenshot.width,
                        screenshot.height,
                        fileSize(file.bytes),
                      )}
                    </p>
                  </div>
                  <DownloadButton file={file} label={pressKitStrings.downloadNamed(screenshot.caption)} />
                </div>
              </li>
            );
          })}
        </ul>
      </section>

      <section aria-labelledby="files">
        <h2 id="files" className="display display-lg">
          {files.title}
        </h2>
        <ul className="mt-6 border-t border-line-strong">
          {packages.map(({ title, text, file }) => (
            <li
              key={title}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
            >
              <div>
                <h3 className="display display-md">{title}</h3>
                <p className="text-ink-soft">{files.sized(text, fileSize(file.bytes))}</p>
              </div>
              <DownloadButton file={file} label={pressKitStrings.downloadNamed(title)} />
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="contact" className="border-l-4 border-accent bg-surface px-6 py-7 sm:px-9">
        <h2 id="contact" className="display display-lg">
          {pressKitStrings.contact.title}
        </h2>
        <p className="mt-2 text-lead">
          <ContactLink />
        </p>
        <p className="mt-2 text-ink-soft">{pressKitStrings.contact.text}</p>
      </section>
    </div>
  );
}

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-x-14 gap-y-5 lg:grid-cols-[4fr_8fr]">
      <h2 id={id} className="display display-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

function DownloadButton({ file, label }: { file: Download; label: string }) {
  return (
    <Button asChild variant="secondary">
      <a href={file.href} download={file.fileName} aria-label={label}>
        <DownloadIcon aria-hidden="true" className="size-4" />
        {pressKitStrings.download}
      </a>
    </Button>
  );
}
