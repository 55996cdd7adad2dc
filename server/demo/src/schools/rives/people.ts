import type { PeopleWords, StudentPlan } from '../students';

const DAY = 'De jour';
const EVENING = 'En soirée et le samedi';

export const WORDS: PeopleWords = {
  home: 'Adresse officielle',
  lodging: 'Logement d’étudiant',
  schoolEmail: 'E-mail',
  privateEmail: 'Courriel',
  mobile: 'Portable',
  school: 'donnée par Rives',
  private: 'à moi',
  single: 'Non marié',
  domain: 'etu.rives.example',
  towns: [
    ['5000', 'Namur'],
    ['5500', 'Dinant'],
    ['5100', 'Jambes'],
  ],
  level: ({ sigle, title }, block) => `${sigle}${block}, ${title}`,
};

const inBlock = (block: number, code = 'SI-NAM') => [code, block, 'Validé'] as const;

/** What a test or a visitor signs in as, by what there is to see. */
export const KNOWN = {
  allOpen: '26000001',
  longName: '26000002',
  oneName: '26000003',
  wordsForMarks: '26000004',
  specialising: '26000005',
  master: '26000006',
  evening: '26000007',
  returning: '26000008',
  newcomer: '26000009',
  graduate: '26000010',
} as const;

const DECLARED: Omit<StudentPlan, 'matricule'>[] = [
  {
    first: 'Thị Minh Châu',
    last: 'Nguyễn-Đặng',
    country: 'VN',
    timetable: DAY,
    past: [['SI-NAM', 1, 'acquis']],
    current: inBlock(2),
  },
  {
    first: 'Maximilienne-Alexandrine',
    last: 'van Outryve d’Ydewalle-de Lichterveld',
    country: 'BE',
    timetable: DAY,
    past: [['SI-NAM', 1, 'acquis']],
    current: inBlock(2),
  },
  {
    first: '',
    last: 'Suryani',
    country: 'ID',
    timetable: DAY,
    past: [
      ['SI-NAM', 2, 'acquis'],
      ['SI-NAM', 3, 'acquis'],
    ],
    current: inBlock(4),
  },
  {
    first: 'Łukasz',
    last: 'Wiśniewski-Żółć',
    country: 'PL',
    timetable: DAY,
    past: [['SI-NAM', 2, 'mots']],
    current: inBlock(2),
  },
  {
    first: 'Şebnem',
    last: 'Çağlar-İnönü',
    country: 'TR',
    timetable: DAY,
    past: [['SI-NAM', 4, 'acquis']],
    current: inBlock(1, 'SIAMU'),
  },
  {
    first: 'Þórdís',
    last: 'Guðmundsdóttir',
    country: 'IS',
    timetable: DAY,
    past: [['MSP', 1, 'acquis']],
    current: inBlock(2, 'MSP'),
  },
  {
    first: 'محمد الأمين',
    last: 'العربي',
    country: 'MA',
    timetable: EVENING,
    past: [['SI-DIN', 1, 'reste']],
    current: inBlock(2, 'SI-DIN'),
  },
  { first: 'Оксана', last: 'Шевченко', country: 'UA', timetable: DAY, past: [['SI-NAM', 1, 'acquis']] },
  { first: '小明', last: '王', country: 'CN', timetable: EVENING, current: inBlock(1, 'SI-DIN') },
  {
    first: 'Ngô Bảo',
    last: 'Trần',
    country: 'VN',
    timetable: DAY,
    past: [
      ['SI-NAM', 3, 'acquis'],
      ['SI-NAM', 4, 'acquis'],
    ],
  },
];

const FIRST_NAMES = ['Zofia', 'Ayşe', 'Đức', 'Ingibjörg', 'فاطمة', 'Андрій', '丽', 'Maëlle', 'Ömer', 'Jón'];
const LAST_NAMES = [
  'Błaszczykowska',
  'Yıldız',
  'Phạm',
  'Þorsteinsson',
  'بن جلون',
  'Кравчук',
  '陈',
  'Delhaye',
];
const COUNTRIES = ['PL', 'TR', 'VN', 'IS', 'MA', 'UA', 'CN', 'BE', 'TR', 'IS'];
const OTHERS = 50;

/** The others sit in every block of both towns, by day and in the evening. */
const other = (at: number): Omit<StudentPlan, 'matricule'> => {
  const block = (at % 4) + 1;
  const code = at % 2 === 0 ? 'SI-NAM' : 'SI-DIN';
  return {
    first: FIRST_NAMES[at % FIRST_NAMES.length] ?? '',
    last: LAST_NAMES[(at * 3) % LAST_NAMES.length] ?? '',
    country: COUNTRIES[at % COUNTRIES.length] ?? 'BE',
    timetable: at % 5 === 0 ? EVENING : DAY,
    ...(block > 1 ? { past: [[code, block - 1, at % 3 === 0 ? 'reste' : 'acquis']] } : {}),
    current: [code, block, 'Validé'],
  };
};

export const STUDENTS: StudentPlan[] = [
  ...DECLARED,
  ...Array.from({ length: OTHERS }, (_, at) => other(at)),
].map((plan, at) => ({ ...plan, matricule: String(26_000_001 + at) }));
