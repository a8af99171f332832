import { Global, Module } from '@nestjs/common';
import { Passwords } from '../accounts/index.js';
import { StaffSessions } from '../platform/http/index.js';
import { RecoveryCodes } from './factor/recovery-codes.js';
import { SecondFactor } from './factor/second-factor.js';
import { JoinEndpoint } from './join/join.endpoint.js';
import { JoinStaff } from './join/join-staff.js';
import { DescribeStaff } from './me/describe-staff.js';
import { StaffMeEndpoint } from './me/me.endpoint.js';
import { IdentityProvider } from './oidc/identity-provider.js';
import { OidcEndpoint } from './oidc/oidc.endpoint.js';
import { ProviderSignIn } from './oidc/provider-sign-in.js';
import { ProviderSignInCookie } from './oidc/provider-sign-in.cookie.js';
import { OwnStaffAccount } from './own-account/own-account.js';
import { OwnStaffAccountEndpoint } from './own-account/own-account.endpoint.js';
import { StaffSessionsEndpoint } from './sessions/staff-sessions.endpoint.js';
import { StaffSignIns } from './sessions/staff-sign-ins.js';
import { StaffSignInEndpoint } from './sign-in/sign-in.endpoint.js';
import { StaffSignIn } from './sign-in/staff-sign-in.js';
import { StaffModule } from './staff.module.js';

/** Global for its `StaffSessions`, which the guard asks. */
@Global()
@Module({
  imports: [StaffModule],
  controllers: [
    StaffMeEndpoint,
    JoinEndpoint,
    StaffSignInEndpoint,
    StaffSessionsEndpoint,
    OwnStaffAccountEndpoint,
    OidcEndpoint,
  ],
  providers: [
    Passwords,
    SecondFactor,
    RecoveryCodes,
    JoinStaff,
    StaffSignIn,
    DescribeStaff,
    OwnStaffAccount,
    IdentityProvider,
    ProviderSignIn,
    ProviderSignInCookie,
    { provide: StaffSessions, useExisting: StaffSignIns },
  ],
  exports: [StaffSessions],
})
export class StaffApiModule {}
