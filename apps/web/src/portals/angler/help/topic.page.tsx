import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { pagesQuery } from './help.queries.ts'
import { helpHtml } from './help-html.tsx'

/** One page of the help. */
export function AnglerTopicPage() {
  const { pageId } = useParams({ from: '/angler/help/$sectionKey/$pageId' })
  const pages = useQuery(pagesQuery())
  return (
    <Page width="text">
      <Loaded query={pages} what={t('help.what')}>
        {(list) => {
          const page = list.find(({ _id }) => _id === pageId)
          return (
            <>
              <PageHeader
                title={page?.title ?? t('nav.help')}
                crumbs={[{ label: t('nav.help'), href: '/angler/help' }, { label: page?.title ?? '' }]}
              />
              {page ? (
                <div className={classes.prose}>{helpHtml(page.content ?? '')}</div>
              ) : (
                <EmptyState icon={IconHelpCircle} text={t('help.gone')} action={{ label: t('help.all'), href: '/angler/help' }} />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
