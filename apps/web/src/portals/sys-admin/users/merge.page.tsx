import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconArrowsJoin } from '@tabler/icons-react'
import { MergePage } from '#features/people/angler-merges/index.ts'
import { useGo } from '#platform/use-go.ts'
import { t } from './users.texts.ts'

/** Two anglers who are one, also where both use their accounts. They are chosen in the list of users. */
export function MergeUsersPage() {
  const go = useGo()
  const toUsers = () => go('/sys-admin')
  return (
    <MergePage list={{ label: t('users.users'), href: '/sys-admin' }} onOthers={toUsers}>
      <EmptyState icon={IconArrowsJoin} text={t('users.chooseTwo')} action={{ label: t('users.users'), onClick: toUsers }} />
    </MergePage>
  )
}
