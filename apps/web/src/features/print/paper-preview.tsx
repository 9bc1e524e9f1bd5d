import { later } from '@ramplight/ui/parts/later.tsx'
import type { CSSProperties } from 'react'
import { pictureSrc } from '#platform/files/picture-src.ts'
import type { Paper, PaperCheck, PaperTable } from './paper.ts'
import classes from './print.module.css'
import { t } from './print.texts.ts'
import { SHEET_ROOM, type SponsorRow, sheetPlaces } from './sheet-places.ts'

/** So many rows show how a table looks; the PDF has all. */
const SHOWN_ROWS = 12
const SHOWN_CARDS = 4
const SHOWN_CHECKS = 3

/** Only a director has such pages: nobody else's device fetches how they are drawn. */
const SheetPreview = later(() => import('./pdf/sheet-preview.tsx').then((module) => module.SheetPreview))

/** How the sheet will look: the same data as the PDF, shortened. */
export function PaperPreview({ paper }: { paper: Paper }) {
  const { title, subtitles, tables, cards = [], foot, pages, checks } = paper
  if (pages?.[0])
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet wider than a phone is scrolled by the keys
      <section className={classes.paper} tabIndex={0} aria-label={t('preview')}>
        <SheetPreview page={pages[0]} />
        <p className={classes.more}>{t('pages', { count: pages.length })}</p>
      </section>
    )
  if (checks?.length) return <PreviewChecks checks={checks} />
  const { top, bottom, title: head } = sheetPlaces(paper)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet wider than a phone is scrolled by the keys
    <section className={classes.paper} tabIndex={0} aria-label={t('preview')}>
      <header
        data-below={head.isBelow || undefined}
        style={{ '--side': partOfSheet(head.side), '--tall': `${(top.height / SHEET_ROOM) * 100}cqw` } as CSSProperties}
      >
        <Sponsors row={top} />
        <div className={classes.head}>
          <h3>{title}</h3>
          {subtitles.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables of a sheet do not move
        <PreviewTable key={index} table={table} />
      ))}
      {cards.length > 0 && (
        <ul className={classes.cards}>
          {cards.slice(0, SHOWN_CARDS).map(({ mark, title: name, lines }) => (
            <li key={`${mark}${name}`}>
              <b>{mark}</b>
              <strong>{name}</strong>
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && <p className={classes.more}>{t('cards', { count: cards.length })}</p>}
      <Sponsors row={bottom} />
      <footer>{foot}</footer>
    </section>
  )
}

const PreviewChecks = ({ checks }: { checks: readonly PaperCheck[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet wider than a phone is scrolled by the keys
  <section className={classes.paper} tabIndex={0} aria-label={t('preview')}>
    {checks.slice(0, SHOWN_CHECKS).map(({ number, day, payee, amount, words, memo }) => (
      <dl className={classes.check} key={`${number} ${payee} ${amount}`}>
        <dt>{[number, day].filter(Boolean).join(' · ')}</dt>
        <dd>
          <strong>{payee}</strong>
          <b>{amount}</b>
        </dd>
        <dd>{words}</dd>
        <dd>
          <small>{memo}</small>
        </dd>
      </dl>
    ))}
    <p className={classes.more}>{t('checks', { count: checks.length })}</p>
  </section>
)

const PREVIEW_PICTURE = 320

const partOfSheet = (millimeters: number) => `${(millimeters / SHEET_ROOM) * 100}%`

/** As they stand in the PDF, in parts of the width. */
function Sponsors({ row: { boxes, height } }: { row: SponsorRow }) {
  if (boxes.length === 0) return null
  return (
    <div className={classes.sponsors} style={{ aspectRatio: SHEET_ROOM / height }}>
      {boxes.map(({ place, name, picture, left, width, height: own }) => {
        const src = pictureSrc(picture, PREVIEW_PICTURE)
        const box = { left: partOfSheet(left), width: partOfSheet(width), height: `${(own / height) * 100}%` }
        return (
          <div key={place} data-place={place} style={box}>
            {src ? <img src={src} alt={name} /> : <b>{name}</b>}
          </div>
        )
      })}
    </div>
  )
}

function PreviewTable({ table: { title, note, columns, rows, total, isTall } }: { table: PaperTable }) {
  const align = (index: number) => (columns[index]?.align === 'end' ? { 'data-numeric': true } : {})
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row do not move
      <td key={index} {...align(index)}>
        {cell}
      </td>
    ))
  const more = rows.length - SHOWN_ROWS
  return (
    <section>
      {title && <h4>{title}</h4>}
      {note && <p>{note}</p>}
      <table data-tall={isTall || undefined}>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" {...align(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet do not move
            <tr key={row}>{line(cells)}</tr>
          ))}
        </tbody>
        {total && more <= 0 && (
          <tfoot>
            <tr>{line(total)}</tr>
          </tfoot>
        )}
      </table>
      {more > 0 && <p className={classes.more}>{t('more', { count: more })}</p>}
    </section>
  )
}
