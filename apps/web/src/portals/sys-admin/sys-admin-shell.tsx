import { IconFish, IconShieldLock, IconSunrise, IconUsers } from '@tabler/icons-react'
import { CommandPalette } from '#features/palette/index.ts'
import { PortalFrame } from '#features/portal-frame/index.ts'

const users = { label: 'Users', href: '/sys-admin', icon: IconUsers }
const species = { label: 'System species', href: '/sys-admin/species', icon: IconFish }
const security = { label: 'Security', href: '/sys-admin/security', icon: IconShieldLock }
const director = { label: 'Director portal', href: '/director', icon: IconSunrise }

const groups = [
  { label: 'System', items: [users, species, security] },
  { label: 'Go to', items: [director] },
]

export const SysAdminShell = () => (
  <PortalFrame home="/sys-admin" groups={groups} search={<CommandPalette groups={groups} />} bottom={[users, security, director]} />
)
