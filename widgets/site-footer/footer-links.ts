/** The links of the footer, by column: the key of a text, and where it leads [2 §2, Footer]. */
export const COLUMNS = [
  {
    heading: 'products',
    links: [
      ['lifeScience', '/life-science.ct'],
      ['chemistry', '/chemistry.ct'],
      ['microscopes', '/microscopes-instruments.ct'],
      ['earth', '/earth-physics.ct'],
      ['books', '/books.ct'],
    ],
  },
  {
    heading: 'resources',
    links: [
      ['teachers', '/teacher-resources.co'],
      ['lessons', '/teacher-resources/lesson-plans.co'],
      ['safety', '/teacher-resources/lab-safety.co'],
    ],
  },
  {
    heading: 'help',
    links: [
      ['contact', '/help/contact-us'],
      ['returns', '/our-company/returns-exchanges-satisfaction-guarantee'],
      ['shipping', '/help/shipping-information'],
      ['credit', '/help/credit-application'],
      ['international', '/help/international-ordering'],
      ['procurement', '/help/procurement-punchout-support'],
    ],
  },
  {
    heading: 'company',
    links: [
      ['about', '/our-company/about-us'],
      ['facilities', '/our-company/facilities'],
      ['media', '/help/media-room'],
      ['employment', '/our-company/employment-opportunities'],
      ['terms', '/help/terms-of-use'],
      ['privacy', '/help/privacy-and-security'],
      ['affiliate', '/help/affiliate-program'],
    ],
  },
] as const;
