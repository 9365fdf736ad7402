// Over 250 lines because it is one table: lists as carpenters and their programs write them, each line with its right reading.

/** The line stays in the field with a reason: it is no panel, or has two readings. */
export const OPEN = '?';
/** The line is a header with columns or a unit. It is neither a panel nor an unread line. */
export const HEADER = '#';

/** A line, and its panels as `name|length|width|pieces` in millimetres. */
type CaseLine = readonly [line: string, ...right: string[]];

export const SIMPLE_LISTS: Readonly<Record<string, readonly CaseLine[]>> = {
  'name, length, width, number': [
    ['Shutter, 600, 720, 4', 'Shutter|600|720|4'],
    ['Drawer front, 600, 180, 3', 'Drawer front|600|180|3'],
    ['Side panel, 720, 560, 2', 'Side panel|720|560|2'],
  ],
  'French words, without pieces': [
    ['Côté 2 100 x 580', OPEN],
    ['Dessus 900 x 580', 'Dessus|900|580|1'],
  ],
  'pieces first, without a word': [
    ['12 600 x 400 shelf', 'shelf|600|400|12'],
    ['2 100 x 580 skirting', 'skirting|100|580|2'],
    ['4 720 x 560 side', 'side|720|560|4'],
  ],
  'measures, a dash, nos': [
    ['600 x 400 - 4 nos', '|600|400|4'],
    ['720 x 560 - 2 nos', '|720|560|2'],
    ['1200 x 300 - 1 no', '|1200|300|1'],
  ],
  'nos first': [
    ['4 nos 600x720 shutter', 'shutter|600|720|4'],
    ['2 nos 2100x580 side', 'side|2100|580|2'],
    ['1 no 900x580 top', 'top|900|580|1'],
  ],
  'numbered with a bracket': [
    ['1) Side 2100 x 580 - 2 nos', 'Side|2100|580|2'],
    ['2) Top 900 x 580 - 1 no', 'Top|900|580|1'],
    ['3) Shelf 864 x 560 - 4 nos', 'Shelf|864|560|4'],
  ],
  'centimetres at each measure': [
    ['Shelf 60 cm x 30 cm, 4 pcs', 'Shelf|600|300|4'],
    ['Door 72 cm x 45 cm, 2 pcs', 'Door|720|450|2'],
  ],
  'bullets, long dashes': [
    ['• Side panel 720 x 560 – 2 nos', 'Side panel|720|560|2'],
    ['• Bottom 864 x 560 – 1 no', 'Bottom|864|560|1'],
    ['• Back 864 x 700 — 1 no', 'Back|864|700|1'],
  ],
  'numbered with a dot, words for pieces': [
    ['1. Side panel - 2100 × 580 - 2 pcs', 'Side panel|2100|580|2'],
    ['2. Loft door 600mm x 450mm qty: 3', 'Loft door|600|450|3'],
    ['3. Box bottom 600 by 550 (2)', 'Box bottom|600|550|2'],
    ['4. Skirting 2400 into 100 = 1 piece', 'Skirting|2400|100|1'],
  ],
  'feet, inches': [
    [`Top 5' x 2' 6" 1 no`, 'Top|1524|762|1'],
    [`Top 60" x 24 1/2"`, 'Top|1524|622.3|1'],
    ['2ft 6in x 1ft 8in = 3 side', 'side|762|508|3'],
    ['Door 6’ 9” x 2’ 3½” - 2', 'Door|2057.4|698.5|2'],
  ],
  'a unit once behind both': [
    ['Door 7 x 3 ft 2 nos', 'Door|2133.6|914.4|2'],
    ['Shelf 60x30 cm - 4', 'Shelf|600|300|4'],
    ['Side 24x16" 2 pcs', 'Side|609.6|406.4|2'],
    ['Top 2 x 0.6 mtr 1 no', 'Top|2000|600|1'],
  ],
  'fractions without a unit': [
    ['23 1/2 x 16 3/4 - 2 nos door', 'door|596.9|425.5|2'],
    ['Shelf 30½ x 12¼ 3 nos', 'Shelf|774.7|311.2|3'],
  ],
};

export const PROGRAM_LISTS: Readonly<Record<string, readonly CaseLine[]>> = {
  'a spreadsheet under a header': [
    ['Part\tLength\tWidth\tQty', HEADER],
    ['Side\t720\t560\t2', 'Side|720|560|2'],
    ['Bottom\t864\t560\t1', 'Bottom|864|560|1'],
    ['Shelf\t864\t540\t2', 'Shelf|864|540|2'],
  ],
  'OpenCutList: letters as numbers, units in the cells': [
    ['No.;Designation;Quantity;Length;Width;Thickness;Material', HEADER],
    ['A;Side;2;720 mm;560 mm;18 mm;White laminate', 'Side|720|560|2'],
    ['B;Bottom;1;864 mm;560 mm;18 mm;White laminate', 'Bottom|864|560|1'],
    ['C;Shelf;3;864 mm;540 mm;18 mm;White laminate', 'Shelf|864|540|3'],
  ],
  'OpenCutList in French: decimal commas': [
    ['N°;Désignation;Quantité;Longueur;Largeur;Épaisseur;Matériau', HEADER],
    ['A;Porte;2;720,5 mm;600,5 mm;18,0 mm;Mélaminé blanc', 'Porte|720.5|600.5|2'],
    ['B;Étagère;4;864,0 mm;300,0 mm;18,0 mm;Mélaminé blanc', 'Étagère|864|300|4'],
  ],
  'CutList Plus: running number, thickness first': [
    ['Part #,Description,Thick,Length,Width,Copies,Material,Banding', HEADER],
    ['1,Side,18,720,560,2,Ply,', 'Side|720|560|2'],
    ['2,Shelf,18,864,540,3,Ply,L1', 'Shelf|864|540|3'],
    ['3,Top,18,900,580,1,Ply,L1W2', 'Top|900|580|1'],
  ],
  'Excel with German settings': [
    ['Bezeichnung;Länge;Breite;Stück', HEADER],
    ['Seite;720,5;560;2', 'Seite|720.5|560|2'],
    ['Boden;864;560,5;1', 'Boden|864|560.5|1'],
    ['Tür links;717;446,5;2', 'Tür links|717|446.5|2'],
  ],
  'all cells in quotes': [
    ['"Name","Length","Width","Qty"', HEADER],
    ['"Door","600","400","2"', 'Door|600|400|2'],
    ['"Side, left","720","560","1"', 'Side left|720|560|1'],
  ],
  'a column for each edge, a label with a digit': [
    ['Length,Width,Qty,Label,Edge 1,Edge 2,Edge 3,Edge 4', HEADER],
    ['720,560,2,Side 1,x,,,', 'Side 1|720|560|2'],
    ['864,560,1,Bottom,x,x,,', 'Bottom|864|560|1'],
    ['864,300,3,Shelf 2,x,,,', 'Shelf 2|864|300|3'],
  ],
  'a unit in the header, columns in another order': [
    ['Qty;Part;Width (cm);Length (cm)', HEADER],
    ['4;Shutter;60;72', 'Shutter|720|600|4'],
    ['2;Side;56,5;210', 'Side|2100|565|2'],
  ],
  'thousands commas in quotes': [
    ['Part,Length,Width,Qty', HEADER],
    ['Side,"2,440","1,220",2', 'Side|2440|1220|2'],
    ['Shelf,864,540,"1,000"', 'Shelf|864|540|1000'],
  ],
  'thousands commas that break the columns': [
    ['Part,Length,Width,Qty', HEADER],
    ['Side,2,440,1,220,2', OPEN],
    ['Shelf,864,540,3', 'Shelf|864|540|3'],
  ],
  'thousands commas between tabs': [
    ['Part\tLength\tWidth\tQty', HEADER],
    ['Side\t2,440\t1,220\t2', 'Side|2440|1220|2'],
    ['Top\t1,200.5\t600\t1', 'Top|1200.5|600|1'],
  ],
  'German thousands': [
    ['Teil;Länge;Breite;Anzahl', HEADER],
    ['Seite;2.440;1.220,5;2', 'Seite|2440|1220.5|2'],
    ['Boden;864,5;560;1', 'Boden|864.5|560|1'],
  ],
  'CutList Optimizer: enabled, grain': [
    [
      'Length,Width,Qty,Material,Label,Enabled,Grain direction,Top band,Left band,Bottom band,Right band',
      HEADER,
    ],
    ['720,560,2,Ply 18,Side,true,v,,,,', 'Side|720|560|2'],
    ['864,560,1,Ply 18,Bottom,false,,,,,', OPEN],
    ['864,300,3,Ply 18,Shelf,true,,,,,', 'Shelf|864|300|3'],
  ],
  'MaxCut: a report with a title and a total': [
    ['Panels to cut', OPEN],
    ['Name;Length;Width;Quantity;Material;Grain;Edging;Notes', HEADER],
    ['Door 1;717;597;2;White 16;Length;2L2W;hinges left', 'Door 1|717|597|2'],
    ['Shelf;864;540;3;White 16;None;1L;', 'Shelf|864|540|3'],
    ['Total;;;5;;;;', OPEN],
  ],
  'Polyboard: reference, material, thickness, edges in French': [
    ['Référence;Matière;Épaisseur;Hauteur;Largeur;Quantité;Chant 1;Chant 2', HEADER],
    ['Côté gauche;Mélaminé 19;19;2100;580;2;ABS 1;', 'Côté gauche|2100|580|2'],
    ['Tablette;Mélaminé 19;19;862,4;540;4;ABS 1;ABS 1', 'Tablette|862.4|540|4'],
  ],
  'SketchUp: sizes with ~ or in another order': [
    ['Quantity,Definition Name,LenX,LenY,LenZ', HEADER],
    ['2,Side,720mm,560mm,18mm', 'Side|720|560|2'],
  ],
  'a size in one cell': [
    ['Sr No\tPart\tSize\tQty', HEADER],
    ['1\tSide\t2100 x 580\t2', 'Side|2100|580|2'],
    ['2\tShelf\t864x540x18\t4', 'Shelf|864|540|4'],
  ],
  'units in a row of their own': [
    ['Part;Length;Width;Pcs', HEADER],
    [';cm;cm;', HEADER],
    ['Door;72;45;2', 'Door|720|450|2'],
    ['Side;210;58,5;2', 'Side|2100|585|2'],
  ],
  'inches with fractions in a table': [
    ['Part,Thickness,Length,Width,Copies', HEADER],
    ['Side,3/4,28 3/8,22,2', 'Side|720.7|558.8|2'],
    ['Shelf,3/4,34,11 1/4,4', 'Shelf|863.6|285.8|4'],
    ['Back,1/4,34,28,1', 'Back|863.6|711.2|1'],
  ],
  'inches with quotes in quotes': [
    ['Part,Length,Width,Qty', HEADER],
    ['Side,"28 3/8""","22""",2', 'Side|720.7|558.8|2'],
    ['"Shelf","34""","11 1/4""","4"', 'Shelf|863.6|285.8|4'],
  ],
  'a table without a unit that can hardly be millimetres': [
    ['Part;Length;Width;Qty', HEADER],
    ['Door;72;45;2', OPEN],
    ['Side;210;58;2', OPEN],
  ],
  'a cell with a line break': [
    ['Part\tLength\tWidth\tQty', HEADER],
    ['"Side\nleft"\t720\t560\t2', 'Side left|720|560|2'],
    ['Shelf\t864\t540\t3', 'Shelf|864|540|3'],
  ],
  'lengths before and after planing': [
    ['Part;Quantity;Length - raw;Width - raw;Length;Width', HEADER],
    ['Side;2;720;560;720;560', 'Side|720|560|2'],
    ['Shelf;3;874;550;864;540', OPEN],
  ],
  'height, width, depth of cabinets': [
    ['Cabinet;Height;Width;Depth;Qty', HEADER],
    ['Base unit;720;600;560;4', OPEN],
  ],
  'a piped table': [
    ['| Part | Length | Width | Qty |', HEADER],
    ['|------|-------:|------:|----:|', HEADER],
    ['| Side | 720 | 560 | 2 |', 'Side|720|560|2'],
    ['| Shelf 2 | 864 | 540 | 3 |', 'Shelf 2|864|540|3'],
  ],
  'columns between spaces, copied from a paper': [
    ['Sr Part Length Width Qty', HEADER],
    ['1 Side 720 560 2', 'Side|720|560|2'],
    ['2 Shelf 864 540 3', 'Shelf|864|540|3'],
    ['3 Drawer 2 front 597 180 3', OPEN],
  ],
  'no quantity where the table has a column for it': [
    ['Part;Length;Width;Qty', HEADER],
    ['Side;720;560;', OPEN],
    ['Top;900;580;0', OPEN],
    ['Shelf;864;540;2,5', OPEN],
    ['Back;864;700;1', 'Back|864|700|1'],
  ],
  'a measure missing in the middle': [
    ['Part,Length,Width,Qty', HEADER],
    ['Side,720,,2', OPEN],
    [',864,560,1', '|864|560|1'],
  ],
  'two tables, the second of stock': [
    ['Part,Length,Width,Qty', HEADER],
    ['Side,720,560,2', 'Side|720|560|2'],
    ['', HEADER],
    ['Stock sheets', OPEN],
    ['Material,Length,Width,Qty', HEADER],
    ['Ply 18,2440,1220,5', OPEN],
  ],
  'tabs without a header': [
    ['1\tSide\t720\t560\t18\t2', 'Side|720|560|2'],
    ['2\tBottom\t864\t560\t18\t1', 'Bottom|864|560|1'],
    ['3\tShelf\t864\t540\t18\t3', 'Shelf|864|540|3'],
  ],
  'thickness before the measures, without a header': [
    ['Side;18;720;560;2', 'Side|720|560|2'],
    ['Shelf;18;864;540;3', 'Shelf|864|540|3'],
  ],
  'numbers of which each may count, without a header': [
    ['Side, 720, 560, 6, 4', OPEN],
    ['Side, 6, 720, 560, 4', OPEN],
    ['Side, 720, 560, 480, 2', OPEN],
  ],
  'the same thickness at the end, without a header': [
    ['Side, 720, 560, 18', OPEN],
    ['Shelf, 864, 540, 18', OPEN],
  ],
};

export const HEADER_LISTS: Readonly<Record<string, readonly CaseLine[]>> = {
  'a header that is not understood': [
    ['Bauteil;Breite außen;Länge außen;Stk', OPEN],
    ['Seite;560;720;2', OPEN],
    ['2 nos 600 x 720 shutter', 'shutter|600|720|2'],
  ],
  'a size that begins with the width': [
    ['Part;Size (W x H);Qty', OPEN],
    ['Shutter;600 x 720;4', OPEN],
  ],
  'spaces between thousands': [
    ['Désignation;Longueur;Largeur;Qté', HEADER],
    ['Côté;2\u202f100,5;580;2', 'Côté|2100.5|580|2'],
  ],
  'underscores, units behind them': [
    ['part_name,length_cm,width_cm,qty', HEADER],
    ['Side,210,58,2', 'Side|2100|580|2'],
  ],
  'a unit in brackets behind a heading, another thickness': [
    ['Shutters (cm)', HEADER],
    ['Left 310 x 58 - 2', 'Left|3100|580|2'],
    ['12mm ply, sizes in inches', HEADER],
    ['Right 84 x 24 - 2', 'Right|2133.6|609.6|2'],
  ],
  'a unit said below': [
    ['Side 310 x 58 - 2', OPEN],
    ['Top 900 x 560 - 1', 'Top|900|560|1'],
    ['(all in cm)', HEADER],
  ],
  'a unit beside the pieces': [
    ['Side 310 x 58 - 2 nos (cm)', 'Side|3100|580|2'],
    ['Top 900 x 560 - 1', 'Top|900|560|1'],
  ],
  'the same last number in all lines': [
    ['Side 720 x 560, 6', OPEN],
    ['Top 900 x 560, 6', OPEN],
  ],
};

export const MESSY_LISTS: Readonly<Record<string, readonly CaseLine[]>> = {
  'lines that are no panel': [
    ['Kitchen 12/11/2026 rev 2', OPEN],
    ['Ramesh carpenter 98450 12345', OPEN],
    ['Side 720 x 560 2 nos', 'Side|720|560|2'],
    ['Total 12 panels 14.2 sqm', OPEN],
  ],
  'the number first, joined with x': [
    ['2 x 600 x 400 shelf', 'shelf|600|400|2'],
    ['4 x 720 x 300 shutter', 'shutter|720|300|4'],
    ['2x2100x580 side', 'side|2100|580|2'],
  ],
  'the thickness as a third measure': [
    ['Side 2100 x 580 x 18, 2', 'Side|2100|580|2'],
    ['Top 864 x 560 x 18 - 1 no', 'Top|864|560|1'],
    ['Shelf 864 x 540 x 18 mm 4 nos', 'Shelf|864|540|4'],
  ],
  'units as words in the plural': [
    ['Door 24 ins x 16 ins 2 nos', 'Door|609.6|406.4|2'],
    ['Shelf 60 cms x 30 cms 4 nos', 'Shelf|600|300|4'],
    ['Top 2 mtr x 0.6 mtr 1 no', 'Top|2000|600|1'],
  ],
  'as typed on a phone': [
    ['side 2100*580 -2', 'side|2100|580|2'],
    ['top 900*580-1', 'top|900|580|1'],
    ['shlf 864*560 =4 (18mm ply)', 'shlf|864|560|4'],
    ['shutters 600x720-4, 450x720-2', 'shutters|600|720|4', '|450|720|2'],
  ],
  'a message with its heads': [
    ['[12/11/26, 10:14 AM] Ramesh:', OPEN],
    ['[12/11/26, 10:15 AM] Ramesh: Side 2100 x 580 - 2 nos', 'Side|2100|580|2'],
    ['12/11/26, 10:16 am - Ramesh: top 900x580 1 no', 'top|900|580|1'],
    ['‎[12/11/26, 10:17 AM] +91 98450 12345: ok sir', OPEN],
  ],
  'a chat with emphasis and a line that is crossed out': [
    ['*Side* 2100 x 580 - 2 nos', 'Side|2100|580|2'],
    ['*Top 900 x 580 - 1 no*', 'Top|900|580|1'],
    ['~Back 900 x 700 - 1 no~', OPEN],
    ['_Shelf_ 864 x 540 - 4', 'Shelf|864|540|4'],
  ],
  'a name without a count, a count without a name': [
    ['600 x 720', '|600|720|1'],
    ['Drawer 2 front 600 x 200 3 nos', 'Drawer 2 front|600|200|3'],
    ['Drawer 2 front 600 x 200', OPEN],
    ['Panel 3, 474 x 542, 10', 'Panel 3|474|542|10'],
    ['shelf 3 600x300', OPEN],
  ],
  'amounts that are no number': [
    ['Shutter 600 x 720 - 1 dozen', OPEN],
    ['Shelf 864 x 540 - 2+1', OPEN],
    ['Side 2100 x 580 - 2.5 nos', OPEN],
    ['Two shutters 600 x 720', OPEN],
    ['Top 900 x 580 - 1 pair', OPEN],
    ['Back 900 x 700 - 3 sets', OPEN],
    ['Fascia 900 x 100 - 2 each', OPEN],
    ['Loft 900 x 450 - 2-3 nos', OPEN],
    ['Plinth 900 x 100 - 0 nos', OPEN],
  ],
  'bills, phones, flats, pins': [
    ['Flat 1204, Tower 3, Sarjapur Road', OPEN],
    ['Bengaluru 560 037', OPEN],
    ['Bill no 450 1200', OPEN],
    ['Invoice 1203, 450, 2', OPEN],
    ['Mob: 98450-12345', OPEN],
    ['GSTIN 29ABCDE1234F1Z5', OPEN],
    ['Advance Rs 15,000 paid', OPEN],
    ['12 Nov 2026', OPEN],
    ['Total 2440 x 1220 sheets 5', OPEN],
    ['Grand total 450 1200 5', OPEN],
    ['Side 2100 x 580 - 2', 'Side|2100|580|2'],
  ],
  'dates in each form': [
    ['12-11-2026', OPEN],
    ['12.11.2026', OPEN],
    ['2026-11-12', OPEN],
    ['Date: 12/11/26', OPEN],
    ['12/11', OPEN],
    ['10:14 AM', OPEN],
  ],
  Hindi: [
    ['दरवाज़ा 600 x 720 - 4', 'दरवाज़ा|600|720|4'],
    ['साइड पैनल, 720, 560, 2', 'साइड पैनल|720|560|2'],
    ['शेल्फ ८६४ x ५४० - ३ नग', 'शेल्फ|864|540|3'],
  ],
  'Kannada, Tamil': [
    ['ಬಾಗಿಲು 600 x 720 - 4', 'ಬಾಗಿಲು|600|720|4'],
    ['ಶೆಲ್ಫ್ ೮೬೪ × ೫೪೦ - ೩', 'ಶೆಲ್ಫ್|864|540|3'],
    ['கதவு 600 x 720 - 2 nos', 'கதவு|600|720|2'],
  ],
  'German, free': [
    ['2 Stück Tür 720,5 x 446,5', 'Tür|720.5|446.5|2'],
    ['Seitenwand 2100 x 580 - 2 Stk', 'Seitenwand|2100|580|2'],
    ['4 St. Böden 864 x 540', 'Böden|864|540|4'],
  ],
  'a comma that is a separator or a decimal sign': [
    ['Shutter 600x720,4', OPEN],
    ['2,440x600 side', OPEN],
    ['Top 1,200,600,2', OPEN],
    ['Side 2,440 x 1,220 - 2', 'Side|2440|1220|2'],
    ['Back 600x720, 4', 'Back|600|720|4'],
  ],
  'a first number that counts the lines or the pieces': [
    ['1, 600, 400', '|600|400|1'],
    ['2, 700, 300', OPEN],
    ['3, 864, 540', OPEN],
  ],
  'a first number that can only count pieces': [
    ['4, 600, 720, Shutter', 'Shutter|600|720|4'],
    ['2, 720, 560, Side', 'Side|720|560|2'],
    ['2, 864, 540, Shelf', 'Shelf|864|540|2'],
  ],
  'a single line that begins with a number': [['2, 600, 400', OPEN]],
  'a third number that is a thickness or a count': [
    ['Back 864 x 700 x 6', OPEN],
    ['Shelf 864 x 540 x 4', OPEN],
  ],
  'a third number that counts in the whole list': [
    ['Side 2100*580*2', 'Side|2100|580|2'],
    ['Top 900*580*1', 'Top|900|580|1'],
    ['Shelf 864*540*4', 'Shelf|864|540|4'],
  ],
  'a thickness with its unit': [
    ['Back 864 x 700 x 6mm', 'Back|864|700|1'],
    ['Shelf 864 x 540 18mm ply - 4', 'Shelf|864|540|4'],
    ['18 mm ply side 2100x580 2 nos', 'ply side|2100|580|2'],
    ['60 x 30 x 1.8 cm shelf - 3', 'shelf|600|300|3'],
  ],
  'a thickness in front': [
    ['18 x 600 x 400', OPEN],
    ['12 x 600 x 400 - 4 nos', '|600|400|4'],
  ],
  'three measures, or four': [
    ['Box 600 x 400 x 300', OPEN],
    ['Box 600 x 400 x 300 - 2', OPEN],
    ['600 x 400 x 18 x 2', '|600|400|2'],
  ],
  'sizes without a unit that can hardly be millimetres': [
    ['Door 84 x 24 - 2', OPEN],
    ['Shelf 24 x 16 - 4', OPEN],
    ['Sheet 8 x 4 - 3', OPEN],
    ['Side 210 x 58 - 2', OPEN],
  ],
  'a unit at one line, none at the next': [
    ['Door 210 x 58 cm - 2', 'Door|2100|580|2'],
    ['Side 180 x 40 - 2', OPEN],
    ['Counter 2400 x 600 - 1', 'Counter|2400|600|1'],
  ],
  'the unit said once for all': [
    ['All sizes in inches', HEADER],
    ['Door 84 x 24 - 2 nos', 'Door|2133.6|609.6|2'],
    ['Shelf 30 x 12 - 4 nos', 'Shelf|762|304.8|4'],
  ],
  'centimetres said once for all': [
    ['Kitchen shutters (all in cm)', HEADER],
    ['Shutter 72 x 45 - 4', 'Shutter|720|450|4'],
    ['Side 210 x 58 - 2', 'Side|2100|580|2'],
  ],
  'a unit at the first measure alone': [
    ['Door 60cm x 30 - 2', OPEN],
    [`Top 5' x 2`, OPEN],
    ['Side 600mm x 720 - 2', 'Side|600|720|2'],
  ],
  'feet with a point': [
    ['Door 6.9 x 2.6 ft - 2', OPEN],
    ['Door 7.0 x 3 ft - 2', 'Door|2133.6|914.4|2'],
    ['Top 2.5 ft x 2 ft 1 no', OPEN],
  ],
  'less than a panel': [
    ['Strip 2400 x 20 - 4', OPEN],
    ['Peg 12 x 8 mm - 10', OPEN],
    ['Patti 2400 x 40 - 4', 'Patti|2400|40|4'],
  ],
  'labels at the measures': [
    ['L 720 x W 560 - 2 side', 'side|720|560|2'],
    ['Shutter W600 x H720 - 4', 'Shutter|720|600|4'],
    ['Shelf 864L x 540W x 3 nos', 'Shelf|864|540|3'],
    ['Unit W600 x D560 x H720', OPEN],
  ],
  'two panels in a line': [
    ['600x720-4, 450x720-2', '|600|720|4', '|450|720|2'],
    ['side 2100x580 2 nos + top 900x580 1 no', 'side|2100|580|2', 'top|900|580|1'],
    ['600x720, 450x720 - 2', OPEN],
    ['600x720 / 450x720 - 2', OPEN],
    ['side 2100x580-2; shelf 864x540-3', 'side|2100|580|2', 'shelf|864|540|3'],
    ['600x720 and 450x720 2 nos each', OPEN],
  ],
  'left with right': [
    ['Side L & R 2100 x 580 - 2', 'Side L & R|2100|580|2'],
    ['Side L/R 2100 x 580', OPEN],
    ['Side (L+R) 2100 x 580 - 1 each', OPEN],
  ],
  'pieces glued to their words': [
    ['4nos600x720 shutter', 'shutter|600|720|4'],
    ["Shelf 864x540-3no's", 'Shelf|864|540|3'],
    ['Top 900X580X1NO', 'Top|900|580|1'],
    ['Back 900x700=2pc', 'Back|900|700|2'],
    ['Door 600x720 4Nos.', 'Door|600|720|4'],
    ['4 @ 600 x 300', '|600|300|4'],
    ['Loft 900 x 450 x 2nos', 'Loft|900|450|2'],
  ],
  'a number of the part': [
    ['Panel no. 3 600 x 720 - 2', 'Panel no. 3|600|720|2'],
    ['Shelf no 4 600x300', OPEN],
    ['S1 720x560 2', 'S1|720|560|2'],
    ['#4 Side 2100 x 580 - 2', 'Side|2100|580|2'],
    ['D2-front 597x180-3', 'D2-front|597|180|3'],
  ],
  'two counts': [
    ['2 x 600 x 400 - 4 nos', OPEN],
    ['4 nos shutter 600 x 720 - 2', OPEN],
    ['3 Shelf 600 x 400 - 4', OPEN],
  ],
  'what is in doubt for the writer as well': [
    ['Side 600 x 720 ?', OPEN],
    ['Top 600 or 620 x 720 - 2', OPEN],
    ['Back 600+20 x 720 - 2', OPEN],
    ['Door 600-620 x 720 - 2', OPEN],
    ['Shelf approx 600 x 300 - 2', OPEN],
  ],
  'what is not wanted': [
    ['Side 600 x 720 - 2 cancelled', OPEN],
    ['Back panel not required 864 x 700 - 1', OPEN],
    ['Shelf 864 x 540 - 4 instead of 3', OPEN],
  ],
  'prices, areas behind a panel': [
    ['Shutter 600 x 720 - 4 nos = 1.73 sqm', 'Shutter|600|720|4'],
    ['Side 2100 x 580 - 2 nos Rs 450', 'Side|2100|580|2'],
    ['Top 900 x 580 @ 45 sqft', OPEN],
    ['Back 864 x 700 @ 450', OPEN],
  ],
  'numbers between spaces': [
    ['Shutter 600 720 4', 'Shutter|600|720|4'],
    ['600 720 4 shutter', 'shutter|600|720|4'],
    ['4 shutter 600 720', 'shutter|600|720|4'],
    ['Shutter 4 600 720', OPEN],
    ['Handle 128', OPEN],
  ],
  'fractions that are none': [
    ['600/400 - 2', OPEN],
    ['Side 720/560/2', OPEN],
    ['Door 5/8 - 2', OPEN],
  ],
  'headings between': [
    ['KITCHEN:', OPEN],
    ['4 nos 600 x 720 shutter', 'shutter|600|720|4'],
    ['Master bedroom 2', OPEN],
    ['2 nos 2100 x 580 side', 'side|2100|580|2'],
    ['-----------', HEADER],
    ['Thank you', OPEN],
  ],
  'spaces that are none, marks without a width': [
    ['Side\u00a02100\u00a0x\u00a0580\u00a0-\u00a02\u00a0nos', 'Side|2100|580|2'],
    ['\u200eTop 900 х 580 - 1', 'Top|900|580|1'],
    ['\ufeffShelf, 864, 540, 3', 'Shelf|864|540|3'],
    ['Door 600 ✕ 720 — 2', 'Door|600|720|2'],
  ],
  'too large for any piece': [
    ['Side 98450 x 12345 - 2', OPEN],
    ["Door 24' x 16' - 2", OPEN],
  ],
  'half a line': [
    ['600 x', OPEN],
    ['x 400 - 2', OPEN],
    ['600', OPEN],
    ['Shutter 600 x abc - 2', OPEN],
    ['1/0" x 600', OPEN],
    ['-600 x 400', '|600|400|1'],
  ],
  'pieces in Hindi words, in words of French': [
    ['Porte 720 x 600 - 2 pièces', 'Porte|720|600|2'],
    ['Shelf 864 x 540 - 3 nag', 'Shelf|864|540|3'],
    ['do shutter 600 x 720', OPEN],
  ],
};

/** Lists of a single line, without other lines to compare it with. */
export const ALONE: readonly CaseLine[] = [
  ['Shutter; 600; 720; 4', 'Shutter|600|720|4'],
  ['Shutter\t600\t720\t4', 'Shutter|600|720|4'],
  ['"Shutter, left", 600, 720, 4', 'Shutter left|600|720|4'],
  ['1,Shutter,600,720,4', 'Shutter|600|720|4'],
  ['4, 600, 720, Shutter', OPEN],
  ['Side 2100X580X2', 'Side|2100|580|2'],
  ['3 600x300 shelf', OPEN],
  ['Drawer 2 front 600 x 200', OPEN],
  ["7' x 2' , 2", '|2133.6|609.6|2'],
  ["side 7'x2'-2", OPEN],
  ["Top 5'6\"x2' -3", OPEN],
  ['6-1/2 x 2-1/4 ft', '|1981.2|685.8|1'],
  ['23 1/2 x 16', '|596.9|406.4|1'],
  ["Door 6½' x 2½' 2 nos", 'Door|1981.2|762|2'],
  ["6' x 30", OPEN],
  ['Side 2100x580 1L 1R', OPEN],
  ['600x400 qty4', '|600|400|4'],
  ['600x400 - 10%', OPEN],
  ['Side 2 100 x 580 - 2', OPEN],
  ['2 100 x 580', OPEN],
  ['Montant 2 100 x 580', OPEN],
  ['4 720 x 560', '|720|560|4'],
  ['Side 2100 x 580 - 1,000', OPEN],
  ['600 x 400/4', OPEN],
  ['600 x 400 - 03 nos', '|600|400|3'],
  ['L=720 W=560 Q=2', '|720|560|2'],
  ['2100(h)x580(d)-2 nos', '|2100|580|2'],
  ['side 7 ft. x 2 ft. 2 nos', 'side|2133.6|609.6|2'],
  ['side 2100x580 2nos by 5pm', OPEN],
  ['Side 2.1 x 0.58 - 2', OPEN],
  ['Drawer bottom 300 x 250 - 2', OPEN],
  ['Need 4 pieces 600x400 and 2 pieces 700x300', 'Need|600|400|4', '|700|300|2'],
  ['12-11-26 10:14', OPEN],
  ['800 x 300 6 4', OPEN],
  ['800 x 300 18 4', '|800|300|4'],
];
