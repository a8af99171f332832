import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module.js';
import { CurrentUserEndpoint } from './me/current-user.endpoint.js';
import { GetCurrentUserHandler } from './me/current-user.query.js';
import { Passwords } from './passwords/passwords.js';
import { ProfileEndpoint } from './profile/profile.endpoint.js';
import { GetProfileHandler } from './profile/profile.query.js';
import { CompleteRegistration } from './register/complete-registration.js';
import { RegisterEndpoint } from './register/register.endpoint.js';
import { RegisterAccountHandler } from './register/register.handler.js';
import { AccountSessionsModule } from './sessions/account-sessions.module.js';
import { SignInEndpoint } from './sign-in/sign-in.endpoint.js';
import { SignInHandler } from './sign-in/sign-in.handler.js';

@Module({
  imports: [AccountsModule, AccountSessionsModule],
  controllers: [RegisterEndpoint, SignInEndpoint, CurrentUserEndpoint, ProfileEndpoint],
  providers: [
    Passwords,
    CompleteRegistration,
    RegisterAccountHandler,
    SignInHandler,
    GetCurrentUserHandler,
    GetProfileHandler,
  ],
})
export class AccountsApiModule {}
