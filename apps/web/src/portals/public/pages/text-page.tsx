import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { IconPrinter } from '@tabler/icons-react'
import classes from './pages.module.css'
import { t } from './pages.texts.ts'

export type TextSection = { id: string; title: string; text: string }
type Props = { title: string; changed: string; sections: TextSection[] }

/** A long text with a list of what is in it, to read and to print. */
export function TextPage({ title, changed, sections }: Props) {
  return (
    <Page width="text">
      <PageHeader
        title={title}
        meta={t('updated', { date: writeIsoDate(changed, { dateStyle: 'long' }) })}
        secondary={[{ label: t('print'), icon: IconPrinter, onClick: () => window.print() }]}
      />
      <nav className={classes.contents} aria-label={t('contents')}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} className={classes.text}>
          <h2>{title}</h2>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Page>
  )
}
