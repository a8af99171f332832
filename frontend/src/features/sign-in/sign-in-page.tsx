/** /login and /register: the two tabs, and the way on afterwards (decisions 3 and 5). */
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { usePageTitle } from '../../lib/page-title.js';
import { safeReturnTo } from '../../lib/session/return-to.js';
import { useSession } from '../../lib/session/use-session.js';
import { commonStrings } from '../../strings/common.js';
import { signInStrings } from '../../strings/sign-in.js';
import { Entrance } from './entrance.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';

type Tab = 'sign-in' | 'sign-up';

export function SignInPage() {
  const [params] = useSearchParams();
  return <SignIn initialTab={params.get('action') === 'signup' ? 'sign-up' : 'sign-in'} />;
}

export function RegisterPage() {
  return <SignIn initialTab="sign-up" />;
}

function SignIn({ initialTab }: { initialTab: Tab }) {
  const [tab, setTab] = useState<Tab>(initialTab);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const fromDemo = params.get('from') === 'demo' || params.get('source') === 'demo';
  const token = useSession();
  const [cameSignedIn] = useState(token !== null);
  usePageTitle(tab === 'sign-in' ? commonStrings.signIn : signInStrings.signUp);

  if (cameSignedIn && token !== null) return <Navigate replace to={returnTo ?? '/game-select'} />;
  return (
    <Entrance
      notice={
        returnTo !== null && isAccount(returnTo) ? (
          <Notice className="mb-6">{signInStrings.accountNotice}</Notice>
        ) : fromDemo ? (
          <Notice className="mb-6">{signInStrings.prologueNotice}</Notice>
        ) : null
      }
      title={tab === 'sign-in' ? signInStrings.signingIn.title : signInStrings.signingUp.title}
      introduction={tab === 'sign-in' ? signInStrings.signingIn.text : signInStrings.signingUp.text}
    >
      <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)}>
        <TabsList aria-label={signInStrings.tabs}>
          <TabsTrigger value="sign-in">{commonStrings.signIn}</TabsTrigger>
          <TabsTrigger value="sign-up">{signInStrings.signUp}</TabsTrigger>
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
    </Entrance>
  );
}

function isAccount(path: string): boolean {
  return path === '/account' || path.startsWith('/account?');
}
