import { pagesInOrder } from '@ramplight/domain/content/page-tree'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findHelp } from './find-help.ts'
import classes from './help.module.css'
import { pagesQuery, sectionsQuery } from './help.queries.ts'
import { t } from './help.texts.ts'

/** A heading of the help, and what stands under it; `html`: what a search reads of it, beside its title. */
export type HelpGroup = { key: string; title: string; rows: (Row & { title: string; html: string })[] }

const NONE: readonly HelpGroup[] = []

type Props = {
  /** Where the pages of the help lie in this portal: `/angler/help`. */
  home: string
  /** What this portal has beside the pages that are for everybody. */
  more?: readonly HelpGroup[]
  actions?: readonly UiAction[]
}

/** The pages of the help by their sections, and a search in them. */
export function HelpPages({ home, more = NONE, actions = [] }: Props) {
  const [words, setWords] = useState('')
  const sections = useQuery(sectionsQuery())
  const pages = useQuery(pagesQuery())
  const topics = (sections.data ?? []).map(({ _id, title, section_key: section }): HelpGroup => {
    const own = pagesInOrder((pages.data ?? []).filter((page) => page.section === _id))
    const rows = own.map(({ page: { _id: key, title, content } }) => ({
      key,
      title,
      href: `${home}/${section}/${key}`,
      html: content ?? '',
    }))
    return { key: _id, title, rows }
  })
  const found = findHelp([...topics, ...more], words)
  return (
    <Page width="form">
      <PageHeader title={t('help')} secondary={actions} />
      <Loaded
        query={sections}
        what={t('what')}
        isEmpty={(list) => list.length === 0 && more.length === 0 && !pages.isPending}
        empty={{ icon: IconHelpCircle, text: t('none'), action: { label: t('contact'), href: '/contact-us' } }}
      >
        {() => (
          <>
            <TextField
              className={classes.filter}
              type="search"
              label={t('search')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            {words.trim() !== '' && pages.data && found.length === 0 && (
              <p className={classes.note} role="status">
                {t('noneFound')}
              </p>
            )}
            {found.map(({ key, title, rows }) => (
              <Section key={key} title={title} flush>
                <RowList rows={rows} />
              </Section>
            ))}
            <p className={classes.note}>
              {t('contactText')} <UiLink href="/contact-us">{t('contact')}</UiLink>
            </p>
          </>
        )}
      </Loaded>
    </Page>
  )
}
