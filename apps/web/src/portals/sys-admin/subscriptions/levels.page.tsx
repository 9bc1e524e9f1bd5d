import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LevelList, levelAdminTexts as t } from '#features/payments/level-admin/index.ts'
import { LevelTabs } from './level-tabs.tsx'

export function LevelsPage() {
  const [adding, setLevel] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('levels.title')}
        meta={t('levels.about')}
        primary={{ label: t('levels.add'), icon: IconPlus, onClick: () => setLevel(true) }}
        tabs={<LevelTabs now="levels" />}
      />
      <LevelList adding={adding} onAdd={setLevel} />
    </Page>
  )
}
