export const texts = {
  contents: 'On this page',
  print: 'Print',
  updated: 'Last changed: {date}',
  features: {
    title: 'Total Control',
    text: 'Everything between the first entry and the last payment, made for a dark ramp, wet hands and one bar of signal.',
    create: 'Create a tournament',
    find: 'Find tournaments',
    dayPicture: 'The day of a director: what is on the water now, how many have weighed, and what comes next.',
    boardPicture: 'The live leaderboard on a phone.',
    tiles: {
      series: {
        title: 'Tours, divisions and seasons',
        text: 'Points by position, weight or fish, drops, and standings that count themselves.',
      },
      pots: {
        title: 'Big fish and side pots',
        text: 'As many pots as you like, each with its own payout. Every dollar can be opened for its reason.',
      },
      scales: {
        title: 'Made for the scale',
        text: 'A keypad for wet hands, several stations at once, bump table before it. A pro scale on a cable fills the weight, and proves its zero.',
      },
      sponsors: { title: 'Sponsors', text: 'Their cards among the tournaments, with views and clicks counted once.' },
      board: { title: 'Live leaderboard', text: 'On phones, on a TV, and on your own website by one line to copy.' },
      accounting: { title: 'Accounting', text: 'Entries, pots, payouts and payments to the cent, each figure with its reason.' },
    },
    dashboard: {
      title: 'One look at the day',
      text: 'The dashboard shows what is on, what comes next, and the one thing to do now.',
      one: 'Upcoming and recent tournaments for the time you choose',
      two: 'Who is paid, checked in, on the water and weighed',
      three: 'Works a whole day without a network, on as many devices as you have',
      four: 'Everything has a history: who changed what, and when',
    },
    quick: {
      title: 'A tournament in a minute',
      text: 'Pick a tour and a date. The tour brings the rest.',
      one: 'Name, ramp, hours, fees, pots and rules come from the tour',
      two: 'Online pre-registration and registration, with its own page and QR code',
      three: 'Boat draw and flights that nobody can dispute',
      four: 'Change any setting later, and see what it moves',
    },
  },
  covers: {
    title: 'What it covers',
    setup: {
      title: 'Tournament setup',
      text: 'Name, ramp, dates and hours, fees, limits, scoring, points, pots, payouts and sponsors. A tour keeps its rules, and each new tournament begins with them.',
    },
    registration: {
      title: 'Registration',
      text: 'Anglers sign up on their phone or by the QR code at the ramp, alone or with a partner. Directors type names, paste a list or import a file. A waiting list when the field is full.',
    },
    online: {
      title: 'Online payments',
      text: 'Entry, pots and memberships by card, with a receipt. Cash and checks at the ramp stand in the same books.',
    },
    standings: {
      title: 'Season standings',
      text: 'Points by place, weight or fish, best events and drops. Each figure can be opened for its reason.',
    },
    scales: {
      title: 'Professional tournament scales',
      text: 'A scale on a cable fills the weight. Without one there is a keypad for wet hands.',
    },
    sponsors: { title: 'Sponsors', text: 'On boards, on paper and among the tournaments, with views and clicks counted once.' },
    messages: {
      title: 'Text messages and email',
      text: 'To a field, a boat, a season or everybody, with what was sent and what arrived.',
    },
    stations: {
      title: 'Weigh-in and check-in',
      text: 'Bump table, several scales and the check-in at the ramp work the whole day without a network, and everything counts once.',
    },
    board: { title: 'Live leaderboard', text: 'On phones, on a TV and on your own website, from the first bag to the official result.' },
  },
  privacy: {
    title: 'Privacy Policy',
    keep: {
      title: 'What we keep',
      text: 'Your name, email, phone and what you typed into your profile. Your entries, weights, points and payments. What you wrote to us. When you signed in, and from which device.\nWe keep no card numbers.',
    },
    why: {
      title: 'Why',
      text: 'To run the tournaments you enter or direct: so that the director knows who is in which boat, the scale knows whose bag it is, and results and payments are right. For nothing else.',
    },
    seen: {
      title: 'What everybody sees',
      text: 'First and last name, boat, weights, places, points and prize money of a tournament that is public. They are results of a competition, and stay with it.\nYour email, phone and street are never public.',
    },
    shared: {
      title: 'Who else gets it',
      text: 'The director of a tournament you enter, and who helps there, see how to reach you. A mail or SMS goes through a provider that carries it. Nobody buys anything from us.',
    },
    cookies: {
      title: 'Cookies and your device',
      text: 'One cookie keeps you signed in. No page loads anything from another company, and nobody follows you from here.\nWhat a screen has shown is kept on your device for a day, so that it opens without a signal. A director’s device keeps a copy of their tournaments until they remove it.\nWe count how often a sponsor’s card was seen and clicked.',
    },
    long: {
      title: 'How long',
      text: 'Notes about security, such as wrong passwords: 180 days. A sign-in code leaves us when it is sent. Results and payments stay as long as the tournament does. Everything else goes with your account.',
    },
    rights: {
      title: 'What you can do',
      text: 'Under My data you read everything we have about you, take it with you as a file, and erase your account. In results that are official your name stays, or becomes “Angler” if you ask for it. A waiver that you accepted stays with your name, also when you erase your account: it is proof for who ran the event. A question? Write to us under Contact Us.',
    },
    children: {
      title: 'Children',
      text: 'An account is for people of 13 or older. Whoever enters a younger angler does it as their guardian.',
    },
  },
  terms: {
    title: 'Terms of Service',
    what: {
      title: 'What this is',
      text: '{product} is software for running fishing tournaments. A tournament is run by its director, not by us: rules, permits, safety, prizes and payouts are theirs.',
    },
    fee: {
      title: 'Fees',
      text: '$2 per angler per event. An angler who registers and pays online pays it with the entry. For everybody else it is charged to the card on file of the director on the last day of each month, after any sign-up credits have run out.\nA failed monthly payment locks the account from registering anglers until it is paid. Reading, check-in and weigh-in go on.\nOnline registration payments also incur the fees of the card payment provider. They are shown before anybody pays.',
    },
    content: {
      title: 'What you put in',
      text: 'It stays yours, and you answer for it. A director is responsible for the texts, pictures, rules and names they publish, and for having the right to publish them.',
    },
    age: {
      title: 'Age',
      text: 'This site is open only to people of 13 or older. Younger anglers are entered by a parent or by their director.',
    },
    ending: {
      title: 'Removal and ending',
      text: 'We may remove what breaks the law or these terms, and end an account that does so again. You may end yours at any time under My data. Results that are official stay.',
    },
    works: {
      title: 'No promise that nothing ever breaks',
      text: 'We work hard so that no weight is lost, but the service comes as it is. Keep a paper list of what you cannot do without. We are not liable for lost prizes or profits.',
    },
    law: {
      title: 'Law',
      text: 'The law of Texas applies. A dispute that we cannot settle by talking goes to binding arbitration in Texas, one person at a time.',
    },
    system: {
      title: 'What you need',
      text: 'At least a dual-core processor, 4 GB of memory, a screen of 1024 × 768 and a current browser; phones of the last few years do. A director needs a network once before a day without one.',
    },
  },
} as const
