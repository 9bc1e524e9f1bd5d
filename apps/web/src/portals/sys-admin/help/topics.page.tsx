import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TopicsEditor } from '#features/content/help-topics/index.ts'
import { t } from '../sys-admin.texts.ts'
import { HelpTabs } from './help-tabs.tsx'

export function HelpTopicsPage() {
  const [adding, setAdding] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('help.title')}
        meta={t('help.pagesAbout')}
        primary={{ label: t('help.addSection'), icon: IconPlus, onClick: () => setAdding(true) }}
        tabs={<HelpTabs active="pages" />}
      />
      <TopicsEditor adding={adding} onAdd={setAdding} />
    </Page>
  )
}
