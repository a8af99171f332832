import { Module } from '@nestjs/common';
import { BackgroundLettersModule } from '../platform/mail/index.js';
import { AccountsModule } from './accounts.module.js';
import { AccountExport } from './export/account.export.js';
import { ExportEndpoint } from './export/export.endpoint.js';
import { SettingsExport } from './export/settings.export.js';
import { SignInsExport } from './export/sign-ins.export.js';
import { CurrentUserEndpoint } from './me/current-user.endpoint.js';
import { GetCurrentUserHandler } from './me/current-user.query.js';
import { CompletePasswordResetHandler } from './password-reset/complete-password-reset.handler.js';
import { PasswordResetEndpoint } from './password-reset/password-reset.endpoint.js';
import { PasswordResets } from './password-reset/password-resets.js';
import { RequestPasswordResets } from './password-reset/request-password-reset.js';
import { ChangePasswordEndpoint } from './change-password/change-password.endpoint.js';
import { ChangePasswordHandler } from './change-password/change-password.handler.js';
import { NewPassword } from './password-reset/new-password.js';
import { PasswordConfirmation } from './passwords/password-confirmation.js';
import { Passwords } from './passwords/passwords.js';
import { ProfileEndpoint } from './profile/profile.endpoint.js';
import { GetProfileHandler } from './profile/profile.query.js';
import { UpdateProfileHandler } from './profile/update-profile.handler.js';
import { CompleteRegistration } from './register/complete-registration.js';
import { TellOfTakenAddress } from './letters/tell-of-taken-address.js';
import { RegisterEndpoint } from './register/register.endpoint.js';
import { RegisterAccountHandler } from './register/register.handler.js';
import { AccountSessionsModule } from './sessions/account-sessions.module.js';
import { SignInEndpoint } from './sign-in/sign-in.endpoint.js';
import { SignInHandler } from './sign-in/sign-in.handler.js';
import { SignOutEndpoint } from './sign-out/sign-out.endpoint.js';

@Module({
  imports: [AccountsModule, AccountSessionsModule, BackgroundLettersModule],
  controllers: [
    RegisterEndpoint,
    SignInEndpoint,
    CurrentUserEndpoint,
    ProfileEndpoint,
    SignOutEndpoint,
    ChangePasswordEndpoint,
    PasswordResetEndpoint,
    ExportEndpoint,
  ],
  providers: [
    Passwords,
    PasswordConfirmation,
    PasswordResets,
    RequestPasswordResets,
    NewPassword,
    CompleteRegistration,
    TellOfTakenAddress,
    RegisterAccountHandler,
    SignInHandler,
    GetCurrentUserHandler,
    GetProfileHandler,
    UpdateProfileHandler,
    ChangePasswordHandler,
    CompletePasswordResetHandler,
    AccountExport,
    SettingsExport,
    SignInsExport,
  ],
})
export class AccountsApiModule {}
