import {
  IconBug,
  IconChartBar,
  IconCoins,
  IconDeviceMobileMessage,
  IconFish,
  IconHelpCircle,
  IconInbox,
  IconListCheck,
  IconMail,
  IconReceipt2,
  IconRepeat,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconStairs,
  IconSunrise,
  IconUsers,
} from '@tabler/icons-react'
import { CommandPalette } from '#features/palette/index.ts'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { t } from './sys-admin.texts.ts'

export function SysAdminShell() {
  const users = { label: t('sysAdminShell.users'), href: '/sys-admin', icon: IconUsers }
  const species = { label: t('sysAdminShell.systemSpecies'), href: '/sys-admin/species', icon: IconFish }
  const reports = { label: t('sysAdminShell.reports'), href: '/sys-admin/kpi-reports', icon: IconChartBar }
  const help = { label: t('sysAdminShell.help'), href: '/sys-admin/help-topics', icon: IconHelpCircle }
  const messages = { label: t('sysAdminShell.messages'), href: '/sys-admin/messages', icon: IconMail }
  const notices = { label: t('sysAdminShell.notices'), href: '/sys-admin/notices', icon: IconInbox }
  const numbers = {
    label: t('sysAdminShell.smsNumbers'),
    href: '/sys-admin/settings/sms-campaign-numbers',
    icon: IconDeviceMobileMessage,
  }
  const settings = { label: t('sysAdminShell.settings'), href: '/sys-admin/settings/general-settings', icon: IconSettings }
  const security = { label: t('sysAdminShell.security'), href: '/sys-admin/security', icon: IconShieldLock }
  const broken = { label: t('sysAdminShell.brokenPages'), href: '/sys-admin/broken-pages', icon: IconBug }
  const fees = { label: t('sysAdminShell.fees'), href: '/sys-admin/payments', icon: IconReceipt2 }
  const advertisers = { label: t('sysAdminShell.advertisers'), href: '/sys-admin/advertisers', icon: IconSpeakerphone }
  const credits = { label: t('sysAdminShell.credits'), href: '/sys-admin/credits', icon: IconCoins }
  const subscriptions = { label: t('sysAdminShell.subscriptions'), href: '/sys-admin/subscriptions', icon: IconRepeat }
  const levels = { label: t('sysAdminShell.levels'), href: '/sys-admin/subscription-levels', icon: IconStairs }
  const features = { label: t('sysAdminShell.features'), href: '/sys-admin/subscription-features', icon: IconListCheck }
  const director = { label: t('sysAdminShell.directorPortal'), href: '/director', icon: IconSunrise }
  const groups = [
    {
      label: t('sysAdminShell.system'),
      items: [users, reports, notices, species, help, messages, numbers, advertisers, security, broken, settings],
    },
    { label: t('sysAdminShell.money'), items: [fees, credits, subscriptions, levels, features] },
    { label: t('sysAdminShell.goTo'), items: [director] },
  ]
  return <PortalFrame home="/sys-admin" groups={groups} search={<CommandPalette groups={groups} />} bottom={[users, messages, security]} />
}
