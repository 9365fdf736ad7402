"""The stills and the decors in them. This module imports nothing of Blender, because make-stills reads it too."""

# Pixels.
SIZE = (1200, 800)

# The sample wall: each row is one family of shades, light to dark, as a showroom sorts them.
ROWS = (
    ('Himadri White', 'Udaipur Ivory', 'Pahalgam Birch', 'Kutch Linen', 'Makrana Veil', 'Vibhuti Ash')
    + ('Monsoon Cloud', 'Marine Drive Concrete', 'Deccan Basalt', 'Markapur Nero'),
    ('Manali Ash', 'Satpura Oak', 'Ratnagiri Mango Wood', 'Malabar Teak', 'Kanha Sal', 'Saharanpur Sheesham')
    + ('Nilgiri Walnut', 'Dandeli Rosewood', 'Spiti Smoked Oak', 'Sundarban Wenge'),
    ('Champa Glow', 'Kesar Badam', 'Alphonso', 'Papaya Milk', 'Molela Clay', 'Bishnupur Terracotta')
    + ('Jaipur Pink', 'Falsa Rose', 'Chettinad Oxide', 'Peshwa Maroon'),
    ('Kumaon Sage', 'Idukki Cardamom', 'Tulsi', 'Panna Emerald', 'Havelock Mist', 'Vembanad Teal')
    + ('Pichola Blue', 'Jodhpur Blue', 'Bagru Indigo', 'Sindhu Navy'),
)
FRONT = 'Nilgiri Walnut'
# On the counter: name, x, degrees.
LOOSE = (('Kumaon Sage', -1.05, 18), ('Malabar Teak', -0.93, -7), ('Kutch Linen', -0.80, 9))

# The sample counter: a fan of woods, then two pairs that a customer compares.
FAN = ('Pahalgam Birch', 'Satpura Oak', 'Ratnagiri Mango Wood', 'Malabar Teak', 'Nilgiri Walnut', 'Sundarban Wenge')
# Name, finish, x, y, degrees, layer.
LAID = (
    ('Makrana Veil', 'gloss', -0.235, 0.245, 8, 0),
    ('Rikhabdev Green', 'gloss', -0.175, 0.150, -5, 1),
    ('Kumaon Sage', 'matt', -0.315, 0.085, 17, 2),
    ('Kutch Linen', 'matt', -0.270, -0.065, -11, 0),
    ('Bishnupur Terracotta', 'matt', -0.175, -0.125, 7, 1),
    ('Monsoon Cloud', 'matt', -0.345, -0.19, 22, 1),
    ('Nashik Champagne', 'gloss', 0.185, 0.285, -22, 0),
    ('Sindhu Navy', 'gloss', 0.295, 0.215, -9, 1),
    ('Pichola Blue', 'matt', 0.365, 0.115, 12, 2),
    ('Bundi Sodalite', 'gloss', 0.0, 0.345, 5, 0),
)

# The sheets' edges: from the bottom. Name, finish, x and y of the near corner, degrees.
STACK = (
    ('Sindhu Navy', 'gloss', -0.012, -0.088, 40),
    ('Kutch Linen', 'matt', 0.004, -0.064, 46),
    ('Bishnupur Terracotta', 'matt', -0.010, -0.043, 42),
    ('Kumaon Sage', 'matt', 0.006, -0.021, 48),
    ('Makrana Veil', 'gloss', -0.006, 0.001, 43),
    ('Nilgiri Walnut', 'matt', 0.004, 0.026, 46),
)

# Name → its decors, and the factor from scene-linear light to the picture.
STILLS = {
    'sample-wall': ({*sum(ROWS, ()), FRONT}, 0.66),
    'sample-counter': ({*FAN, *(name for name, *_ in LAID)}, 0.9),
    'sheet-edges': ({name for name, *_ in STACK}, 0.76),
}
