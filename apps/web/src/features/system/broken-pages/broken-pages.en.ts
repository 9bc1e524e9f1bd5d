export const texts = {
  brokenPageTable: {
    label: 'Broken pages',
    message: 'Message',
    route: 'Page',
    times: 'Times',
    first: 'First seen',
    last: 'Last seen',
    build: 'Build',
    search: 'Search message, page, build',
    empty: 'No broken pages in 90 days.',
  },
} as const
