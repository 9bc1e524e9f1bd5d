import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { t } from '../sys-admin.texts.ts'

/** What everybody reads, and what stands beside the setup. */
export const HelpTabs = ({ active }: { active: 'pages' | 'tutorials' }) => (
  <PageTabs
    label={t('help.title')}
    tabs={[
      { label: t('help.pages'), href: '/sys-admin/help-topics', active: active === 'pages' },
      { label: t('help.tutorials'), href: '/sys-admin/tutorials', active: active === 'tutorials' },
    ]}
  />
)
