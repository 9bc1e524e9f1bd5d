import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CodeList, levelAdminTexts as t } from '#features/payments/level-admin/index.ts'
import { LevelTabs } from './level-tabs.tsx'

export function CodesPage() {
  const [making, setCode] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('codes.title')}
        meta={t('codes.about')}
        primary={{ label: t('codes.make'), icon: IconPlus, onClick: () => setCode(true) }}
        tabs={<LevelTabs now="codes" />}
      />
      <CodeList making={making} onMake={setCode} />
    </Page>
  )
}
