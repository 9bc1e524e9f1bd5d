import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TutorialTable } from '#features/content/tutorials/index.ts'
import { t } from '../sys-admin.texts.ts'
import { HelpTabs } from './help-tabs.tsx'

export function TutorialsPage() {
  const [adding, setAdding] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('help.title')}
        meta={t('help.tutorialsAbout')}
        primary={{ label: t('help.addTutorial'), icon: IconPlus, onClick: () => setAdding(true) }}
        tabs={<HelpTabs active="tutorials" />}
      />
      <TutorialTable adding={adding} onAdd={setAdding} />
    </Page>
  )
}
