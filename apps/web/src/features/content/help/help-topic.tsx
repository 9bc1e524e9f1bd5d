import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from './help.queries.ts'
import { t } from './help.texts.ts'
import { HelpText } from './help-text.tsx'

/** One page of the help; `home`: where all of them lie in this portal. */
export function HelpTopic({ home, pageId }: { home: string; pageId: string }) {
  const pages = useQuery(pagesQuery())
  return (
    <Page width="text">
      <Loaded query={pages} what={t('what')}>
        {(list) => {
          const page = list.find(({ _id }) => _id === pageId)
          return (
            <>
              <PageHeader title={page?.title ?? t('help')} crumbs={[{ label: t('help'), href: home }, { label: page?.title ?? '' }]} />
              {page ? (
                <HelpText html={page.content ?? ''} />
              ) : (
                <EmptyState icon={IconHelpCircle} text={t('gone')} action={{ label: t('all'), href: home }} />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
