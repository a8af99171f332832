/** /login and /register: the two tabs, and the way on afterwards (decisions 3 and 5). */
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { RiverPlate } from '../../components/era/river-plate.js';
import { Notice } from '../../components/ui/notice.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { usePageTitle } from '../../lib/page-title.js';
import { safeReturnTo } from '../../lib/session/return-to.js';
import { useSession } from '../../lib/session/use-session.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';

type Tab = 'sign-in' | 'sign-up';

export function SignInPage() {
  const [params] = useSearchParams();
  return <Entrance initialTab={params.get('action') === 'signup' ? 'sign-up' : 'sign-in'} />;
}

export function RegisterPage() {
  return <Entrance initialTab="sign-up" />;
}

function Entrance({ initialTab }: { initialTab: Tab }) {
  const [tab, setTab] = useState<Tab>(initialTab);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const token = useSession();
  const [cameSignedIn] = useState(token !== null);
  usePageTitle(tab === 'sign-in' ? 'Sign In' : 'Sign Up');

  if (cameSignedIn && token !== null) return <Navigate replace to={returnTo ?? '/game-select'} />;
  return (
    <div className="page-width grid flex-1 items-stretch gap-8 py-4 md:grid-cols-[5fr_6fr] md:gap-0 md:py-10">
      <div className="h-44 overflow-hidden md:h-full md:min-h-[36rem]">
        <RiverPlate className="-mt-24 h-[26rem] w-full md:mt-0 md:h-full" />
      </div>
      <div className="mx-auto w-full max-w-lg md:px-10 md:py-4">
        {returnTo !== null && isAccount(returnTo) && (
          <Notice className="mb-6">Please log in to view your account.</Notice>
        )}
        <h1 className="display display-lg">
          {tab === 'sign-in' ? 'Back to your river' : 'Cross your river'}
        </h1>
        <p className="mt-2 mb-6 text-ink-soft">
          {tab === 'sign-in'
            ? 'Your games stand where you left them.'
            : 'An account keeps your games and your credits. About $0.03 a turn; credits never expire.'}
        </p>
        <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)}>
          <TabsList aria-label="Sign in or sign up">
            <TabsTrigger value="sign-in">Sign In</TabsTrigger>
            <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in">
            <LoginForm onSignedIn={() => void navigate(returnTo ?? '/game-select', { replace: true })} />
          </TabsContent>
          <TabsContent value="sign-up">
            <RegisterForm
              onSignedIn={() =>
                void navigate(returnTo ?? '/account?tab=credits&welcome=true', { replace: true })
              }
            />
          </TabsContent>
        </Tabs>
        <Link
          to="/"
          className="mt-8 inline-flex items-center gap-2 py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Home
        </Link>
      </div>
    </div>
  );
}

function isAccount(path: string): boolean {
  return path === '/account' || path.startsWith('/account?');
}
