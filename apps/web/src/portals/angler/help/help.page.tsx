import type { TopicPage } from '@ramplight/contract/content/topic-pages'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { pagesQuery, sectionsQuery } from './help.queries.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** A page has all the words, somewhere in its title or its text. */
export function hasWords({ title, content }: Pick<TopicPage, 'title' | 'content'>, words: string): boolean {
  const text = plain(`${title} ${(content ?? '').replace(/<[^>]*>/g, ' ')}`)
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
}

/** The pages of the help by their sections, and a search in them. */
export function AnglerHelpPage() {
  const [words, setWords] = useState('')
  const sections = useQuery(sectionsQuery())
  const pages = useQuery(pagesQuery())
  const found = (pages.data ?? []).filter((page) => hasWords(page, words))
  return (
    <Page width="form">
      <PageHeader title={t('nav.help')} />
      <Loaded
        query={sections}
        what={t('help.what')}
        isEmpty={(list) => list.length === 0 && !pages.isPending}
        empty={{ icon: IconHelpCircle, text: t('help.none'), action: { label: t('help.contact'), href: '/contact-us' } }}
      >
        {(list) => (
          <>
            <TextField
              className={classes.filter}
              type="search"
              label={t('help.search')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            {words.trim() !== '' && pages.data && found.length === 0 && (
              <p className={classes.note} role="status">
                {t('help.noneFound')}
              </p>
            )}
            {list.map(({ _id, title, section_key: key }) => {
              const own = found.filter(({ section }) => section === _id).toSorted((a, b) => a.order - b.order)
              return (
                own.length > 0 && (
                  <Section key={_id} title={title} flush>
                    <RowList rows={own.map((page) => ({ key: page._id, href: `/angler/help/${key}/${page._id}`, title: page.title }))} />
                  </Section>
                )
              )
            })}
            <p className={classes.note}>
              {t('help.contactText')} <UiLink href="/contact-us">{t('help.contact')}</UiLink>
            </p>
          </>
        )}
      </Loaded>
    </Page>
  )
}
