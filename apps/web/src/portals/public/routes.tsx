import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'
import { PublicShell } from './public-shell.tsx'

/** The pages of this portal. */
export const publicRoutes = <P extends AnyRoute>(parent: P) => {
  const shell = createRoute({ getParentRoute: () => parent, id: 'public', component: PublicShell })
  return [
    shell.addChildren([
      pageRoute(shell, 'home', () => import('./home/home.page.tsx'), 'HomePage'),
      pageRoute(shell, 'tournaments', () => import('./tournaments/tournaments.page.tsx'), 'FindTournamentsPage'),
      pageRoute(shell, 'tournaments/live', () => import('./tournaments/live-tournaments.page.tsx'), 'LiveTournamentsPage'),
      pageRoute(shell, 'tournaments/map', () => import('./map/map.page.tsx'), 'TournamentMapPage'),
      pageRoute(shell, 'tournaments/$id', () => import('./tournaments/tournament.page.tsx'), 'PublicTournamentPage'),
      pageRoute(shell, 'tournaments/$id/registration', () => import('./tournaments/registration.page.tsx'), 'PublicRegistrationPage'),
      pageRoute(shell, 'tours', () => import('./series/tours.page.tsx'), 'ToursPage'),
      pageRoute(shell, 'tours/$id', () => import('./series/tour.page.tsx'), 'PublicTourPage'),
      pageRoute(shell, 'seasons', () => import('./series/seasons.page.tsx'), 'SeasonsPage'),
      pageRoute(shell, 'seasons/$id', () => import('./series/season.page.tsx'), 'PublicSeasonPage'),
      pageRoute(shell, 'divisions', () => import('./series/divisions.page.tsx'), 'DivisionsPage'),
      pageRoute(shell, 'divisions/$id', () => import('./series/division.page.tsx'), 'PublicDivisionPage'),
      pageRoute(shell, 'login', () => import('./account/login.page.tsx'), 'LoginPage'),
      pageRoute(shell, 'signup', () => import('./sign-up/sign-up.page.tsx'), 'SignUpPage'),
      pageRoute(shell, 'register', () => import('./sign-up/register.page.tsx'), 'RegisterPage'),
      pageRoute(shell, 'confirm-phone', () => import('./sign-up/confirm-phone.page.tsx'), 'ConfirmPhonePage'),
      pageRoute(shell, 'forgot-password', () => import('./account/forgot-password.page.tsx'), 'ForgotPasswordPage'),
      pageRoute(shell, 'new-password', () => import('./account/new-password.page.tsx'), 'NewPasswordPage'),
      pageRoute(shell, 'angler/users/capture-missing-info', () => import('./account/missing-info.page.tsx'), 'MissingInfoPage'),
      pageRoute(shell, 'logout', () => import('./account/logout.page.tsx'), 'LogoutPage'),
      pageRoute(shell, 'my-data', () => import('./account/my-data.page.tsx'), 'MyDataPage'),
      pageRoute(shell, 'reset-account', () => import('./account/reset-account.page.tsx'), 'ResetAccountPage'),
      pageRoute(shell, 'setup', () => import('./account/setup.page.tsx'), 'SetupPage'),
      pageRoute(shell, 'features', () => import('./pages/features.page.tsx'), 'FeaturesPage'),
      pageRoute(shell, 'about', () => import('./pages/about.page.tsx'), 'AboutPage'),
      pageRoute(shell, 'privacy-policy', () => import('./pages/privacy.page.tsx'), 'PrivacyPage'),
      pageRoute(shell, 'terms-of-service', () => import('./pages/terms.page.tsx'), 'TermsPage'),
      pageRoute(shell, 'pre-register-qr-code/$id', () => import('./pre-register/pre-register.page.tsx'), 'PreRegisterPage'),
      pageRoute(shell, 'contact-us', () => import('./contact/contact.page.tsx'), 'ContactPage'),
      pageRoute(shell, 'confirm-email', () => import('./account/confirm-email.page.tsx'), 'ConfirmEmailPage'),
      pageRoute(shell, 'outbox', () => import('./outbox/outbox.page.tsx'), 'OutboxPage'),
      pageRoute(shell, 'undo-email', () => import('./account/undo-email.page.tsx'), 'UndoEmailPage'),
    ]),
  ] as const
}
