/**
 * The criteria of WCAG 2.2, levels A and AA, each with the tests that prove it, or the reason for having none:
 * `none` if the kit has no such content, `page` if it is up to the page, `untested` if nobody has tested it.
 * `npm run docs:manifest` writes them into the documents; `wcag.test.js` checks that the tests exist.
 *
 * @typedef {readonly [criterion: string, en: string, ja: string, proof: 'none' | 'page' | 'untested' | readonly (readonly [file: string, title: string])[]]} Criterion
 */

const AXE = /** @type {const} */ (['test/e2e/axe.test.js', 'in each section of the gallery']);
const CONTROLS = 'test/e2e/accessibility-criteria.spec.ts';
const COLORS = 'src/styles/colors.spec.ts';
const FORM = 'src/features/search-form/search-form-controller.spec.ts';
const KEYS = 'src/features/search-form/form-keyboard.spec.ts';
const AROUND = 'test/e2e/surroundings.spec.ts';
const CAROUSEL = 'src/features/carousel/carousel-controller.spec.ts';

/** Tested criteria with exceptions, which the documents list as known limits. */
export const limited = ['1.4.3', '1.4.12'];

/** @type {readonly Criterion[]} */
export const criteria = [
  ['1.1.1', 'Non-text Content', '非テキストコンテンツ', [AXE]],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', '音声のみ及び映像のみ（収録済）', 'none'],
  ['1.2.2', 'Captions (Prerecorded)', 'キャプション（収録済）', 'none'],
  [
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    '音声解説、又はメディアに対する代替（収録済）',
    'none',
  ],
  ['1.2.4', 'Captions (Live)', 'キャプション（ライブ）', 'none'],
  ['1.2.5', 'Audio Description (Prerecorded)', '音声解説（収録済）', 'none'],
  [
    '1.3.1',
    'Info and Relationships',
    '情報及び関係性',
    [AXE, ['src/templates/release-date.test.ts', 'has no label in a table, which has a header']],
  ],
  [
    '1.3.2',
    'Meaningful Sequence',
    '意味のあるシーケンス',
    [[KEYS, 'stops at visible elements, in visual order']],
  ],
  [
    '1.3.3',
    'Sensory Characteristics',
    '感覚的な特徴',
    [['src/i18n/texts.test.ts', 'name nothing by its colour or side']],
  ],
  [
    '1.3.4',
    'Orientation',
    '表示の向き',
    [
      [
        'src/styles/orientation.test.ts',
        'elements look the same in a portrait and a landscape window of one width',
      ],
    ],
  ],
  ['1.3.5', 'Identify Input Purpose', '入力目的の特定', 'none'],
  [
    '1.4.1',
    'Use of Color',
    '色の使用',
    [
      [FORM, 'distinguishes invalid fields from the focused one'],
      [
        'src/components/bookmark-button/bookmark-button.spec.ts',
        'shows a failure by its icon, and the focus by a ring',
      ],
    ],
  ],
  ['1.4.2', 'Audio Control', '音声の制御', 'none'],
  [
    '1.4.3',
    'Contrast (Minimum)',
    'コントラスト（最低限）',
    [
      AXE,
      [COLORS, 'are readable with any accent on any page'],
      [COLORS, "are readable on hovered elements, even if the page's contrast is minimal"],
    ],
  ],
  [
    '1.4.4',
    'Resize Text',
    'テキストのサイズ変更',
    [['test/e2e/text-spacing.spec.ts', 'zoom to 200 % loses no part at 1280 px: ${html}']],
  ],
  ['1.4.5', 'Images of Text', '文字画像', 'none'],
  ['1.4.10', 'Reflow', 'リフロー', [[AROUND, 'the retry button has one line, also at 200 px']]],
  [
    '1.4.11',
    'Non-text Contrast',
    '非テキストのコントラスト',
    [
      [COLORS, 'give focus rings enough contrast with any accent, and stars with the page'],
      [COLORS, 'give selected elements enough contrast, with and without an accent'],
    ],
  ],
  [
    '1.4.12',
    'Text Spacing',
    'テキストの間隔',
    [
      [AROUND, 'with space between letters, words and lines, in each look'],
      ['test/e2e/text-spacing.spec.ts', 'no part is lost at 320 px: ${html}'],
    ],
  ],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'ホバー又はフォーカスで表示されるコンテンツ',
    [[CONTROLS, 'has no tooltip that says more than its name']],
  ],
  [
    '2.1.1',
    'Keyboard',
    'キーボード',
    [
      [KEYS, 'toggles conditions, and searches by Enter'],
      [CAROUSEL, 'scrolls by entries with the arrow keys, and to its ends by Home and End'],
      ['src/features/calendar/calendar.spec.ts', 'works by keyboard'],
      ['src/features/gallery/gallery.spec.ts', 'can be scrolled by keyboard, with one tab stop'],
      [
        'src/features/map/map.spec.ts',
        'moves the focus from marker to marker, and back to the map',
      ],
    ],
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    'キーボードトラップなし',
    [
      [KEYS, 'closes the panel of guests by Escape before the dialog around it'],
      [KEYS, 'closes the panel by tabbing on, and by a click elsewhere'],
    ],
  ],
  ['2.1.4', 'Character Key Shortcuts', '文字キーのショートカット', 'none'],
  ['2.2.1', 'Timing Adjustable', 'タイミング調整可能', 'none'],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    '一時停止、停止、非表示',
    [
      [
        AROUND,
        'nothing is animated, and rows scroll at once; without it, the author sets the duration',
      ],
    ],
  ],
  ['2.3.1', 'Three Flashes or Below Threshold', '3回の閃光、又は閾値以下', 'none'],
  ['2.4.1', 'Bypass Blocks', 'ブロックスキップ', 'page'],
  ['2.4.2', 'Page Titled', 'ページタイトル', 'page'],
  [
    '2.4.3',
    'Focus Order',
    'フォーカス順序',
    [
      [KEYS, 'stops at visible elements, in visual order'],
      [
        'src/features/pagination/pagination-more.spec.ts',
        'appends the next entries, and focuses, counts and announces them',
      ],
      ['src/features/map/map.spec.ts', 'comes before the arrows of the entries below it'],
    ],
  ],
  ['2.4.4', 'Link Purpose (In Context)', 'リンクの目的（コンテキスト内）', [AXE]],
  ['2.4.5', 'Multiple Ways', '複数の手段', 'page'],
  [
    '2.4.6',
    'Headings and Labels',
    '見出し及びラベル',
    [
      [FORM, 'has a unique name among the landmarks of a page'],
      [CAROUSEL, 'has an accessible name'],
    ],
  ],
  [
    '2.4.7',
    'Focus Visible',
    'フォーカスの可視化',
    [
      [COLORS, 'give focus rings enough contrast with any accent, and stars with the page'],
      ['src/features/map/map.spec.ts', 'shows a focus ring above its layers'],
    ],
  ],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    '隠されないフォーカス（最低限）',
    [
      [CONTROLS, 'keeps the focus, is not covered, and requests nothing on focus'],
      [KEYS, 'closes the panel by tabbing on, and by a click elsewhere'],
    ],
  ],
  [
    '2.5.1',
    'Pointer Gestures',
    'ポインタのジェスチャ',
    [
      [
        AROUND,
        'nothing is animated, and rows scroll at once; without it, the author sets the duration',
      ],
      ['src/features/gallery/gallery.spec.ts', 'can be scrolled by buttons, hidden at the ends'],
    ],
  ],
  [
    '2.5.2',
    'Pointer Cancellation',
    'ポインタのキャンセル',
    [[CONTROLS, 'does nothing if the pointer is moved away before it is released']],
  ],
  [
    '2.5.3',
    'Label in Name',
    '名前（name）のラベル',
    [
      [CONTROLS, 'has its visible text in its name'],
      [
        'src/features/calendar/calendar.spec.ts',
        'names each night as it is shown, so that it can be chosen by voice',
      ],
    ],
  ],
  ['2.5.4', 'Motion Actuation', '動きによる起動', 'none'],
  [
    '2.5.7',
    'Dragging Movements',
    'ドラッグ動作',
    [
      [
        'src/features/map/map.spec.ts',
        'can be focused, zoomed and moved, and announces where it is and how many entries are in view',
      ],
    ],
  ],
  [
    '2.5.8',
    'Target Size (Minimum)',
    'ターゲットのサイズ（最低限）',
    [
      ['test/e2e/preferences.test.js', 'hits ${name} within 44 px by touch'],
      ['src/features/search-form/form-layout.spec.ts', 'has touch targets of sufficient size'],
    ],
  ],
  ['3.1.1', 'Language of Page', 'ページの言語', 'page'],
  [
    '3.1.2',
    'Language of Parts',
    '一部分の言語',
    [
      [
        'src/features/item-template/item-template-controller.spec.ts',
        'has the language of the page, and marks Japanese texts',
      ],
      ['src/components/bookmark-button/bookmark-button.spec.ts', 'is marked with its language'],
      ['src/features/map/map.spec.ts', 'is in English on an English page'],
    ],
  ],
  [
    '3.2.1',
    'On Focus',
    'フォーカス時',
    [[CONTROLS, 'keeps the focus, is not covered, and requests nothing on focus']],
  ],
  [
    '3.2.2',
    'On Input',
    '入力時',
    [[CONTROLS, 'requests nothing on input, until the reader searches']],
  ],
  ['3.2.3', 'Consistent Navigation', '一貫したナビゲーション', 'page'],
  [
    '3.2.4',
    'Consistent Identification',
    '一貫した識別性',
    [[CONTROLS, 'has one name for one function in all elements']],
  ],
  ['3.2.6', 'Consistent Help', '一貫したヘルプ', 'page'],
  [
    '3.3.1',
    'Error Identification',
    'エラーの特定',
    [[FORM, 'sends no request, keeps the results, and shows the error at the field']],
  ],
  [
    '3.3.2',
    'Labels or Instructions',
    'ラベル又は説明',
    [AXE, ['src/features/search-form/form-fields.spec.ts', 'pass the accessibility check']],
  ],
  [
    '3.3.3',
    'Error Suggestion',
    'エラー修正の提案',
    [['src/i18n/texts.test.ts', 'say how to correct each mistake in a form']],
  ],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'エラー回避（法的、金融、データ）',
    'none',
  ],
  ['3.3.7', 'Redundant Entry', '冗長な入力項目', 'none'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'アクセシブルな認証（最低限）', 'none'],
  [
    '4.1.2',
    'Name, Role, Value',
    '名前（name）・役割（role）及び値（value）',
    [AXE, [CAROUSEL, 'has an accessible name']],
  ],
  [
    '4.1.3',
    'Status Messages',
    'ステータスメッセージ',
    [
      [FORM, 'announces the result of each search, also of a repeated one'],
      [
        'src/features/pagination/pagination-more.spec.ts',
        'appends the next entries, and focuses, counts and announces them',
      ],
      ['src/element/failure.spec.ts', 'announce the failure once per page, and all show it'],
    ],
  ],
];
