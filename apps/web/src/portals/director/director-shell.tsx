import {
  IconBuildingBank,
  IconCalendar,
  IconCalendarStats,
  IconCash,
  IconCloudDownload,
  IconCoins,
  IconCreditCard,
  IconFileText,
  IconFish,
  IconHeartHandshake,
  IconHelpCircle,
  IconIdBadge2,
  IconListNumbers,
  IconMail,
  IconMapRoute,
  IconPalette,
  IconReceipt2,
  IconReportMoney,
  IconSettings,
  IconSitemap,
  IconSunrise,
  IconTicket,
  IconTrophy,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useUnread } from '#features/messaging/inbox/index.ts'
import { CommandPalette } from '#features/palette/index.ts'
import { FeesBanner } from '#features/payments/platform-fees/index.ts'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { LockPlace } from '#features/stations/lock/index.ts'
import { useSession } from '#platform/use-session.ts'
import { useIsWeighOnly } from '#platform/use-weighing.ts'
import { t } from './director.texts.ts'
import { WeighOnlyShell } from './weigh-only-shell.tsx'

/** The director's pages. Who only weighs has none of them and is told so, whatever address they come by. */
export const DirectorShell = () => (useIsWeighOnly() ? <WeighOnlyShell /> : <WholeShell />)

function WholeShell() {
  const { isAssistant } = useSession()!.user
  const today = { label: t('directorShell.today'), href: '/director', icon: IconSunrise }
  const tournaments = { label: t('directorShell.tournaments'), href: '/director/tournaments', icon: IconTrophy }
  const calendar = { label: t('directorShell.calendar'), href: '/director/calendar', icon: IconCalendar }
  const tours = { label: t('directorShell.tours'), href: '/director/tours', icon: IconMapRoute }
  const seasons = { label: t('directorShell.seasons'), href: '/director/seasons', icon: IconCalendarStats }
  const divisions = { label: t('directorShell.divisions'), href: '/director/divisions', icon: IconSitemap }
  const members = { label: t('directorShell.members'), href: '/director/memberships', icon: IconIdBadge2 }
  const anglers = { label: t('directorShell.anglers'), href: '/director/anglers', icon: IconUsers }
  const teams = { label: t('directorShell.teams'), href: '/director/teams', icon: IconUsersGroup }
  const messages = { label: t('directorShell.messages'), href: '/director/messages', icon: IconMail, count: useUnread() }
  const tables = { label: t('directorShell.payoutTables'), href: '/director/payout-tables', icon: IconListNumbers }
  const payments = { label: t('directorShell.payments'), href: '/director/payments', icon: IconCash }
  const gettingPaid = { label: t('directorShell.gettingPaid'), href: '/director/payments/stripe', icon: IconBuildingBank }
  const cardFees = { label: t('directorShell.cardFees'), href: '/director/accounts', icon: IconCreditCard }
  const coupons = { label: t('directorShell.coupons'), href: '/director/coupons', icon: IconTicket }
  const reports = { label: t('directorShell.reports'), href: '/director/reports', icon: IconReportMoney }
  const credits = { label: t('directorShell.credits'), href: '/director/credits', icon: IconCoins }
  const fees = { label: t('directorShell.fees'), href: '/director/subscriptions', icon: IconReceipt2 }
  const species = { label: t('directorShell.species'), href: '/director/species', icon: IconFish }
  const theme = { label: t('directorShell.theme'), href: '/director/themes', icon: IconPalette }
  const documents = { label: t('directorShell.documents'), href: '/director/documents', icon: IconFileText }
  const staff = { label: t('directorShell.staff'), href: '/director/staff', icon: IconUserPlus }
  const sponsors = { label: t('directorShell.sponsors'), href: '/director/sponsors', icon: IconHeartHandshake }
  const settings = { label: t('directorShell.settings'), href: '/director/settings', icon: IconSettings }
  const offline = { label: t('directorShell.offlineData'), href: '/director/offline', icon: IconCloudDownload }
  const help = { label: t('directorShell.help'), href: '/director/help', icon: IconHelpCircle }
  const groups = [
    { label: t('directorShell.run'), items: [today, tournaments, calendar] },
    { label: t('directorShell.series'), items: [tours, divisions, seasons, members] },
    { label: t('directorShell.people'), items: [anglers, teams, messages, documents, ...(isAssistant ? [] : [staff])] },
    {
      label: t('directorShell.money'),
      items: [tables, payments, ...(isAssistant ? [] : [coupons, credits, reports, gettingPaid, cardFees]), fees, sponsors],
    },
    { label: t('directorShell.setup'), items: [species, ...(isAssistant ? [] : [theme, settings]), offline, help] },
  ]
  return (
    <PortalFrame
      home="/director"
      groups={groups}
      search={<CommandPalette groups={groups} />}
      banner={
        <>
          <FeesBanner />
          <LockPlace />
        </>
      }
      bottom={[today, tournaments, anglers, seasons]}
    />
  )
}
