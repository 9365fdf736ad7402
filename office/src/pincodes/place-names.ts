import type { PostalPlace } from 'provider/pincode/pincode-table';

/** States and territories whose name in the directory differs from today's, in lower case. */
const STATES: Readonly<Record<string, string>> = {
  chattisgarh: 'Chhattisgarh',
  'dadra & nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman & diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'the dadra and nagar haveli and daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
};

/** Districts that were in another state when older directories were published: today's state by district. */
const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Andhra Pradesh': {
    Adilabad: 'Telangana',
    Hyderabad: 'Telangana',
    Karimnagar: 'Telangana',
    Khammam: 'Telangana',
    Mahabubnagar: 'Telangana',
    Medak: 'Telangana',
    Nalgonda: 'Telangana',
    Nizamabad: 'Telangana',
    Rangareddy: 'Telangana',
    Warangal: 'Telangana',
  },
  'Jammu and Kashmir': { Kargil: 'Ladakh', Leh: 'Ladakh' },
};

/** Districts that were renamed, or are misspelt in the directory: `state/name` → today's name. */
const DISTRICTS: Readonly<Record<string, string>> = {
  'Andhra Pradesh/Ananthapur': 'Anantapur',
  'Andhra Pradesh/Cuddapah': 'Kadapa',
  'Andhra Pradesh/K.V.Rangareddy': 'Rangareddy',
  'Andhra Pradesh/Karim Nagar': 'Karimnagar',
  'Andhra Pradesh/Mahabub Nagar': 'Mahabubnagar',
  'Assam/Marigaon': 'Morigaon',
  'Assam/North Cachar Hills': 'Dima Hasao',
  'Assam/Sibsagar': 'Sivasagar',
  'Bihar/Kaimur (Bhabua)': 'Kaimur',
  'Chhattisgarh/Kawardha': 'Kabirdham',
  'Gujarat/Gandhi Nagar': 'Gandhinagar',
  'Gujarat/Panch Mahals': 'Panchmahal',
  'Gujarat/Surendra Nagar': 'Surendranagar',
  'Gujarat/The Dangs': 'Dang',
  'Haryana/Gurgaon': 'Gurugram',
  'Haryana/Yamuna Nagar': 'Yamunanagar',
  'Himachal Pradesh/Lahul and Spiti': 'Lahaul and Spiti',
  'Jammu and Kashmir/Ananthnag': 'Anantnag',
  'Jammu and Kashmir/Bandipur': 'Bandipora',
  'Jharkhand/Giridh': 'Giridih',
  'Jharkhand/Hazaribag': 'Hazaribagh',
  'Jharkhand/Seraikela-Kharsawan': 'Seraikela Kharsawan',
  'Karnataka/Bangalore': 'Bengaluru',
  'Karnataka/Bangalore Rural': 'Bengaluru Rural',
  'Karnataka/Belgaum': 'Belagavi',
  'Karnataka/Bellary': 'Ballari',
  'Karnataka/Bijapur': 'Vijayapura',
  'Karnataka/Chamrajnagar': 'Chamarajanagar',
  'Karnataka/Chickmagalur': 'Chikkamagaluru',
  'Karnataka/Davangare': 'Davanagere',
  'Karnataka/Dharward': 'Dharwad',
  'Karnataka/Gulbarga': 'Kalaburagi',
  'Karnataka/Mysore': 'Mysuru',
  'Karnataka/Ramanagar': 'Ramanagara',
  'Karnataka/Shimoga': 'Shivamogga',
  'Karnataka/Tumkur': 'Tumakuru',
  'Kerala/Kasargod': 'Kasaragod',
  'Madhya Pradesh/East Nimar': 'Khandwa',
  'Madhya Pradesh/Hoshangabad': 'Narmadapuram',
  'Madhya Pradesh/West Nimar': 'Khargone',
  'Maharashtra/Ahmed Nagar': 'Ahilyanagar',
  'Maharashtra/Ahmednagar': 'Ahilyanagar',
  'Maharashtra/Aurangabad': 'Chhatrapati Sambhajinagar',
  'Maharashtra/Osmanabad': 'Dharashiv',
  'Maharashtra/Raigarh': 'Raigad',
  'Mizoram/Mammit': 'Mamit',
  'Odisha/Baleswar': 'Balasore',
  'Odisha/Jajapur': 'Jajpur',
  'Odisha/Sonapur': 'Subarnapur',
  'Odisha/Sundergarh': 'Sundargarh',
  'Puducherry/Pondicherry': 'Puducherry',
  'Punjab/Muktsar': 'Sri Muktsar Sahib',
  'Punjab/Nawanshahr': 'Shahid Bhagat Singh Nagar',
  'Rajasthan/Ganganagar': 'Sri Ganganagar',
  'Rajasthan/Jhujhunu': 'Jhunjhunu',
  'Tamil Nadu/Tuticorin': 'Thoothukudi',
  'Telangana/K.V.Rangareddy': 'Rangareddy',
  'Telangana/Karim Nagar': 'Karimnagar',
  'Telangana/Mahabub Nagar': 'Mahabubnagar',
  'Uttar Pradesh/Allahabad': 'Prayagraj',
  'Uttar Pradesh/Bagpat': 'Baghpat',
  'Uttar Pradesh/Faizabad': 'Ayodhya',
  'Uttar Pradesh/Jyotiba Phule Nagar': 'Amroha',
  'Uttar Pradesh/Kheri': 'Lakhimpur Kheri',
  'Uttar Pradesh/Sant Ravidas Nagar': 'Bhadohi',
  'West Bengal/Darjiling': 'Darjeeling',
  'West Bengal/East Midnapore': 'Purba Medinipur',
  'West Bengal/North Dinajpur': 'Uttar Dinajpur',
  'West Bengal/South Dinajpur': 'Dakshin Dinajpur',
  'West Bengal/West Midnapore': 'Paschim Medinipur',
};

/** Towns of Puducherry that the directory assigns to the surrounding states. */
const ENCLAVES: Readonly<Record<string, PostalPlace>> = {
  '533464': { district: 'Yanam', state: 'Puducherry' },
  '673310': { district: 'Mahe', state: 'Puducherry' },
};

/** Returns today's names of a district and a state, which the directory may write in any letter case. */
export function currentPlace(pincode: string, written: PostalPlace): PostalPlace {
  const enclave = ENCLAVES[pincode];
  if (enclave) return enclave;
  const directoryState = STATES[written.state.trim().toLowerCase()] ?? properCase(written.state);
  // The directory adds the state to districts of the same name: `Hamirpur(HP)`.
  const name = properCase(written.district.replace(/\((?:BH|CGH|HP|MH)\)\s*$/i, ''));
  const district = DISTRICTS[`${directoryState}/${name}`] ?? name;
  return { district, state: MOVED[directoryState]?.[district] ?? directoryState };
}

function properCase(name: string): string {
  return name
    .trim()
    .replaceAll('&', 'and')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (word === 'and' ? word : word[0]?.toUpperCase() + word.slice(1)));
}
