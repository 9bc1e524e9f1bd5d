import { type AnyRoute, createRoute, lazyRouteComponent, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { withTexts } from '#platform/page-route.ts'
import { OPEN_PAGES, type OpenPath } from './open-pages.ts'

/** One of the pages that visitors open first, as a page of the app. */
export const openRoute = <P extends AnyRoute, const Path extends OpenPath>(parent: P, path: Path) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(async () => {
      const Page: ComponentType<{ id: string }> = await OPEN_PAGES[path]()
      return withTexts({ default: withId(Page) })
    }),
  })

const withId = (Page: ComponentType<{ id: string }>) =>
  function OpenPage() {
    const { id = '' } = useParams({ strict: false }) as { id?: string }
    return <Page id={id} />
  }
