/** The page of the login screen and its neighbours: the river at the left, what is asked at the right. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RiverPlate } from '../../components/era/river-plate.js';
import { signInStrings } from '../../strings/sign-in.js';

export interface EntranceProps {
  /** Stands above the title. */
  notice?: ReactNode;
  title: string;
  introduction: ReactNode;
  back?: { readonly to: string; readonly label: string };
  children: ReactNode;
}

const home = { to: '/', label: signInStrings.backHome };

export function Entrance({ notice, title, introduction, back = home, children }: EntranceProps) {
  return (
    <div className="page-width grid flex-1 items-stretch gap-8 py-4 md:grid-cols-[5fr_6fr] md:gap-0 md:py-10">
      <div className="h-28 overflow-hidden md:h-full md:min-h-[36rem]">
        <RiverPlate className="-mt-24 h-[26rem] w-full md:mt-0 md:h-full" />
      </div>
      <div className="mx-auto w-full max-w-lg md:px-10 md:py-4">
        {notice}
        <h1 className="display display-lg">{title}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{introduction}</p>
        {children}
        <Link
          to={back.to}
          className="mt-8 inline-flex items-center gap-2 py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      </div>
    </div>
  );
}
