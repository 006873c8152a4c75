import { column, docxOf, p, pdfOf, type Sample } from './sample-files.ts'

const deuxAside = [
  '## Coordonnées',
  '+33 6 12 34 56 78',
  'camille.moreau@courriel.example',
  'linkedin.com/in/camille-moreau',
  'Lyon',
  '',
  '## Compétences',
  'Canva',
  'Réseaux sociaux',
  'Pack Office',
  '',
  '## Langues',
  'Français : langue maternelle',
  'Anglais : B2',
  '',
  '## Centres d’intérêt',
  'Escalade',
  'Cinéma',
]
const deuxMain = [
  '## Expériences professionnelles',
  'Stagiaire en communication',
  'Maison Soleil, Lyon',
  'Janvier 2024 – juin 2024',
  '• Rédaction de la lettre mensuelle',
  '• Photos pour le site',
  'Bénévole',
  'Association Les Jardins',
  'Depuis septembre 2022',
  '• Accueil des familles',
  '',
  '## Formation',
  'Licence d’économie',
  'Université de Lyon',
  'Sept. 2021 – juin 2024',
  'Baccalauréat',
  'Lycée Ampère',
  '2021',
]
export const deux: Sample = {
  layout: 'PDF, French, two columns, experience at the right',
  truth: {
    name: 'Camille Moreau',
    email: 'camille.moreau@courriel.example',
    phone: '+33 6 12 34 56 78',
    links: ['linkedin.com/in/camille-moreau'],
    education: [
      ['Université de Lyon', 'Licence d’économie', '2021-09', '2024-06'],
      ['Lycée Ampère', 'Baccalauréat', null, '2021'],
    ],
    experience: [
      ['Stagiaire en communication', 'Maison Soleil', '2024-01', '2024-06'],
      ['Bénévole', 'Association Les Jardins', '2022-09', null],
    ],
    skills: ['Canva', 'Social media management', 'Microsoft 365'],
  },
  file: () =>
    pdfOf([
      [
        [40, 60, 'Camille', 24],
        [40, 86, 'MOREAU', 24],
        ...column(40, 130, 190, deuxAside),
        ...column(230, 130, 550, deuxMain),
      ],
    ]),
}

export const parcours: Sample = {
  layout: 'DOCX, French, dates before the line, separated by bars',
  truth: {
    name: 'Théo Lambert',
    email: 'theo.lambert@etu.example',
    phone: '06 98 76 54 32',
    links: [],
    education: [
      ['INSA Toulouse', 'Diplôme d’ingénieur en génie civil', '2022', '2025'],
      ['Lycée Pierre-de-Fermat', 'Classe préparatoire PCSI', '2020', '2022'],
    ],
    experience: [
      ['Stagiaire ingénieur', 'Ponts et Rives', '2024-02', '2024-08'],
      ['Employé polyvalent', 'Boulangerie Martin', '2021-07', '2021-08'],
    ],
    skills: ['AutoCAD', 'Revit', 'Project planning', 'Teamwork'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# Théo LAMBERT',
          'theo.lambert@etu.example — 06 98 76 54 32 — 31000 Toulouse',
          '## FORMATION',
          '2022 - 2025 : Diplôme d’ingénieur en génie civil | INSA Toulouse',
          '2020 - 2022 : Classe préparatoire PCSI | Lycée Pierre-de-Fermat',
          '## EXPÉRIENCES',
          'Févr. 2024 à août 2024 : Stagiaire ingénieur | Ponts et Rives',
          '• Calcul de trois passerelles',
          'Juillet à août 2021 : Employé polyvalent | Boulangerie Martin',
          '## COMPÉTENCES',
          'AutoCAD, Revit, gestion de projet, travail en équipe',
          '## LANGUES',
          'Français, anglais (C1), espagnol (B1)',
        ].map(p),
      ),
    ),
}
