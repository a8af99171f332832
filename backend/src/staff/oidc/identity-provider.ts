/** The company's OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
import { Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { AppConfig } from '../../platform/config/index.js';
import { Refused } from '../../platform/refusals/index.js';
import type { ProviderChecks } from './provider-sign-in.cookie.js';

/** Whom the provider vouches for. */
export interface ProvidedIdentity {
  /** Issuer and subject: what the provider never gives to another. */
  readonly subject: string;
  /** An email that the provider verified. */
  readonly email: string | null;
  /** The preferred username, unless it looks like an email. With some providers everybody chooses their own. */
  readonly username: string | null;
}

export interface ProviderVisit {
  readonly url: string;
  readonly checks: ProviderChecks;
}

/** What we look at of what it says; the provider may say anything. */
interface ProvidedClaims {
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly preferred_username?: unknown;
}

const ANSWER_WITHIN_SECONDS = 10;

@Injectable()
export class IdentityProvider {
  /** The provider's description, read at the first sign-in; again after one that could not be read. */
  private described: Promise<Configuration> | null = null;

  constructor(private readonly config: AppConfig) {}

  /** What the button says; null: there is none. */
  get name(): string | null {
    return this.config.staffProvider?.name ?? null;
  }

  /** Where the browser goes to sign in. @throws Refused `no_provider`; Error when the provider does not answer */
  async visit(): Promise<ProviderVisit> {
    const provider = await this.description();
    const checks = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    };
    const url = buildAuthorizationUrl(provider, {
      redirect_uri: this.returnUrl,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  /**
   * Who comes back. @param search of the address that they came back to
   * @throws Refused `no_provider`; Error when it is not as it was begun, or the provider does not answer
   */
  async identify(search: string, { state, nonce, codeVerifier }: ProviderChecks): Promise<ProvidedIdentity> {
    const provider = await this.description();
    const tokens = await authorizationCodeGrant(provider, new URL(`${this.returnUrl}${search}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    });
    const inToken: ProvidedClaims & { sub: string } = tokens.claims()!;
    const { sub } = inToken;
    // Names stand in the ID token with some providers, with others only here.
    const asked: ProvidedClaims = provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, sub)
      : {};
    const { email, email_verified: isVerified, preferred_username: username } = { ...inToken, ...asked };
    return {
      subject: `${provider.serverMetadata().issuer} ${sub}`,
      email: typeof email === 'string' && isVerified === true ? email : null,
      // Often chosen by its bearer: one that looks like an email proves none.
      username: typeof username === 'string' && !username.normalize('NFKC').includes('@') ? username : null,
    };
  }

  private get returnUrl(): string {
    return `${this.config.publicUrl}/api/staff/oidc/callback`;
  }

  private description(): Promise<Configuration> {
    this.described ??= this.describe().catch((error: unknown) => {
      this.described = null;
      throw error;
    });
    return this.described;
  }

  private async describe(): Promise<Configuration> {
    const { staffProvider } = this.config;
    if (!staffProvider) throw new Refused('no_provider');
    const { issuer, clientId, clientSecret } = staffProvider;
    return discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: ANSWER_WITHIN_SECONDS,
      // The configuration takes an address without TLS on this machine only.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    });
  }
}
