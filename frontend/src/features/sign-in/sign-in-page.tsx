/** /login and /register: the two tabs, and the way on afterwards (decisions 3 and 5). */
import { useState } from 'react';
import { OfferPlate } from '../../components/offer-plate.js';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { useAddressTab } from '../../lib/address-tab.js';
import { fullGame, namedOffer, offerParams, type Offer } from '../../lib/payments/offers.js';
import { usePageTitle } from '../../lib/page-title.js';
import { safeReturnTo } from '../../lib/session/return-to.js';
import { useSession } from '../../lib/session/use-session.js';
import { commonStrings } from '../../strings/common.js';
import { signInStrings } from '../../strings/sign-in.js';
import { Entrance } from './entrance.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';

const tabs = ['signin', 'signup'] as const;
type Tab = (typeof tabs)[number];

export function SignInPage() {
  return <SignIn first="signin" />;
}

export function RegisterPage() {
  return <SignIn first="signup" />;
}

function SignIn({ first }: { first: Tab }) {
  const [tab, openTab] = useAddressTab('action', tabs, first);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const fromDemo = params.get('from') === 'demo' || params.get('source') === 'demo';
  const offer = cameFor(params, returnTo);
  const token = useSession();
  const [cameSignedIn] = useState(token !== null);
  usePageTitle(tab === 'signin' ? commonStrings.signIn : signInStrings.signUp);

  if (cameSignedIn && token !== null) return <Navigate replace to={returnTo ?? '/game-select'} />;
  return (
    <Entrance
      notice={
        returnTo !== null && isAccount(returnTo) ? (
          <Notice className="mb-6">
            <p>{signInStrings.accountNotice}</p>
            {isClaim(returnTo) && <p className="mt-1">{signInStrings.claimNotice}</p>}
          </Notice>
        ) : fromDemo ? (
          <Notice className="mb-6">{signInStrings.prologueNotice}</Notice>
        ) : null
      }
      title={tab === 'signin' ? signInStrings.signingIn.title : signInStrings.signingUp.title}
      introduction={tab === 'signin' ? signInStrings.signingIn.text : signInStrings.signingUp.text}
    >
      {tab === 'signup' && offer && (
        <div className="mb-6">
          <OfferPlate offer={offer} />
        </div>
      )}
      <Tabs value={tab} onValueChange={openTab}>
        <TabsList aria-label={signInStrings.tabs}>
          <TabsTrigger value="signin">{commonStrings.signIn}</TabsTrigger>
          <TabsTrigger value="signup">{signInStrings.signUp}</TabsTrigger>
        </TabsList>
        <TabsContent value="signin">
          <LoginForm onSignedIn={() => void navigate(returnTo ?? '/game-select', { replace: true })} />
        </TabsContent>
        <TabsContent value="signup">
          <RegisterForm onSignedIn={() => void navigate(returnTo ?? welcomePath(offer), { replace: true })} />
        </TabsContent>
      </Tabs>
    </Entrance>
  );
}

/** What the visitor would buy with the account: named here, or where they are going; else the demo's end offers the full game. */
function cameFor(params: URLSearchParams, returnTo: string | null): Offer | null {
  const named = namedOffer(params) ?? (returnTo === null ? null : offerAt(returnTo));
  return named ?? (params.get('from') === 'demo' ? fullGame : null);
}

function offerAt(path: string): Offer | null {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  return namedOffer(searchParams) ?? (pathname === '/checkout' ? fullGame : null);
}

function welcomePath(offer: Offer | null): string {
  const path = '/account?tab=credits&welcome=true';
  return offer === null ? path : `${path}&${new URLSearchParams(offerParams(offer))}`;
}

function isAccount(path: string): boolean {
  return path === '/account' || path.startsWith('/account?');
}

/** The link of a letter to a visitor who paid. */
function isClaim(path: string): boolean {
  return new URLSearchParams(path.split('?')[1]).has('claim');
}
