import { type AnyRoute, createRoute, Outlet } from '@tanstack/react-router'
import { movedRoute } from '#platform/moved-route.ts'
import { pageRoute } from '#platform/page-route.ts'
import { openRoute } from './open-route.tsx'
import { PublicShell } from './public-shell.tsx'

/** What everybody may look for and see of tournaments. An angler has the same pages in their portal, with its frame around them. */
export const tournamentRoutes = <P extends AnyRoute>(parent: P, base: '' | '/angler' = '') =>
  [
    openRoute(parent, 'tournaments'),
    openRoute(parent, 'tournaments/live'),
    pageRoute(parent, 'tournaments/map', () => import('./map/map.page.tsx'), 'TournamentMapPage'),
    openRoute(parent, 'tournaments/$id'),
    // With the name of its tour, as some links have it.
    movedRoute(parent, 'tournaments/$tour/$id', ({ id }) => `${base}/tournaments/${id}`),
  ] as const

/** The pages of this portal. */
export const publicRoutes = <P extends AnyRoute>(parent: P) => {
  const shell = createRoute({ getParentRoute: () => parent, id: 'public', component: PublicFrame })
  return [
    shell.addChildren([
      openRoute(shell, 'home'),
      ...tournamentRoutes(shell),
      pageRoute(shell, 'tournaments/$id/registration', () => import('./tournaments/registration.page.tsx'), 'PublicRegistrationPage'),
      openRoute(shell, 'tours'),
      openRoute(shell, 'tours/$id'),
      openRoute(shell, 'seasons'),
      openRoute(shell, 'seasons/$id'),
      openRoute(shell, 'divisions'),
      openRoute(shell, 'divisions/$id'),
      pageRoute(shell, 'anglers/$id', () => import('./anglers/angler-card.page.tsx'), 'AnglerCardPage'),
      openRoute(shell, 'login'),
      pageRoute(shell, 'signup', () => import('./sign-up/sign-up.page.tsx'), 'SignUpPage'),
      pageRoute(shell, 'register', () => import('./sign-up/register.page.tsx'), 'RegisterPage'),
      pageRoute(shell, 'confirm-phone', () => import('./sign-up/confirm-phone.page.tsx'), 'ConfirmPhonePage'),
      pageRoute(shell, 'forgot-password', () => import('./account/forgot-password.page.tsx'), 'ForgotPasswordPage'),
      pageRoute(shell, 'new-password', () => import('./account/new-password.page.tsx'), 'NewPasswordPage'),
      pageRoute(shell, 'angler/users/capture-missing-info', () => import('./account/missing-info.page.tsx'), 'MissingInfoPage'),
      pageRoute(shell, 'director/invitations/$id', () => import('./account/staff-invitation.page.tsx'), 'StaffInvitationPage'),
      // In the file of the other one: every first visit pays for the name of a file.
      pageRoute(shell, 'director/event-invitations/$id', () => import('./account/staff-invitation.page.tsx'), 'EventInvitationPage'),
      pageRoute(shell, 'director-invite/$id', () => import('./account/old-invitation.page.tsx'), 'OldInvitationPage'),
      pageRoute(shell, 'logout', () => import('./account/logout.page.tsx'), 'LogoutPage'),
      pageRoute(shell, 'my-data', () => import('./account/my-data.page.tsx'), 'MyDataPage'),
      pageRoute(shell, 'reset-account', () => import('./account/reset-account.page.tsx'), 'ResetAccountPage'),
      pageRoute(shell, 'setup', () => import('./account/setup.page.tsx'), 'SetupPage'),
      openRoute(shell, 'features'),
      pageRoute(shell, 'features-old', () => import('./pages/features-old.page.tsx'), 'FeaturesOldPage'),
      openRoute(shell, 'about'),
      openRoute(shell, 'privacy-policy'),
      openRoute(shell, 'terms-of-service'),
      pageRoute(shell, 'pre-register-qr-code/$id', () => import('./pre-register/pre-register.page.tsx'), 'PreRegisterPage'),
      openRoute(shell, 'contact-us'),
      pageRoute(shell, 'confirm-email', () => import('./account/confirm-email.page.tsx'), 'ConfirmEmailPage'),
      pageRoute(shell, 'outbox', () => import('./outbox/outbox.page.tsx'), 'OutboxPage'),
      pageRoute(shell, 'undo-email', () => import('./account/undo-email.page.tsx'), 'UndoEmailPage'),
    ]),
  ] as const
}

const PublicFrame = () => (
  <PublicShell>
    <Outlet />
  </PublicShell>
)
